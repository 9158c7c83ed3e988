# The bot for a host; README.md says how to build and run it.
FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 UNSORTIERT_DATABASE=/data/unsortiert.db
WORKDIR /app

COPY requirements/run.lock requirements/run.lock
RUN pip install --no-cache-dir --require-hashes --requirement requirements/run.lock

COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY bot bot
COPY cogs cogs
RUN pip install --no-cache-dir --no-deps --no-build-isolation .

RUN useradd --system --home-dir /data --create-home unsortiert
USER unsortiert
WORKDIR /data
VOLUME /data

CMD ["unsortiert", "run"]
