/* What the page's script lacks in a channel that changes by itself; knows no bot, no table and no game. */
{
  const list = document.getElementById("channel-message-list");
  const UNITS = [["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

  const loaded = (image) => image.complete && image.naturalWidth > 0;

  /* The pictures that could be seen in what was taken out of a message, in their order. */
  const seenIn = (removed) => [...removed.querySelectorAll(".media-lightbox-trigger")]
    .map((frame) => [...frame.querySelectorAll("img")].find(loaded));

  /* Shows in place of a picture that is not there yet the one before it, or nothing. */
  function arrive(image, before) {
    if (loaded(image)) return;
    image.decoding = "sync";
    image.classList.add("arriving");
    if (image.hasAttribute("width")) image.style.width = `${image.getAttribute("width")}px`;
    if (before) {
      before.className = "stand-in";
      before.alt = "";
      before.removeAttribute("style");
      image.after(before);
    }
    image.addEventListener("load", () => {
      image.classList.remove("arriving");
      if (before?.previousSibling === image) before.remove(); // else it has moved on to a newer one by now
    }, { once: true });
  }

  /* A message is made anew whenever it changes, with pictures that are empty at first. */
  function steady(changes) {
    const before = new Map();
    for (const { target, addedNodes, removedNodes } of changes) {
      const elements = (nodes) => [...nodes].filter((part) => part instanceof Element);
      if (target === list) elements(addedNodes).forEach((message) => before.set(message, before.get(message) || []));
      if (!target.matches("article")) continue;
      before.set(target, [...(before.get(target) || []), ...elements(removedNodes).flatMap(seenIn)]);
    }
    for (const [message, pictures] of before) {
      message.querySelectorAll("img.gallery-image").forEach((image, at) => arrive(image, pictures[at]));
    }
  }

  let words;

  function relative(moment) {
    const seconds = (new Date(moment) - Date.now()) / 1000;
    const [unit, length] = UNITS.find(([, least]) => Math.abs(seconds) >= least) || UNITS.at(-1);
    words ||= new Intl.RelativeTimeFormat(window.simcordPreview.profile.locale, { numeric: "auto" });
    return words.format(Math.round(seconds / length), unit);
  }

  /* Every moment that a message names is told as seen from now, which the page takes for the time of its news. */
  function tick() {
    for (const time of list.querySelectorAll("time.discord-timestamp")) {
      const said = relative(time.dateTime);
      if (time.textContent !== said) time.textContent = said;
    }
  }

  new MutationObserver((changes) => { steady(changes); tick(); }).observe(list, { childList: true, subtree: true });
  setInterval(tick, 1000);
}
