BEGIN TRANSACTION;
CREATE TABLE absences (
	guild_id BIGINT NOT NULL, 
	since BIGINT NOT NULL, 
	PRIMARY KEY (guild_id)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE audit (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	at BIGINT NOT NULL, 
	guild_id BIGINT NOT NULL, 
	table_id INTEGER NOT NULL, 
	actor_id BIGINT NOT NULL, 
	actor VARCHAR(200) NOT NULL, 
	action VARCHAR(20) NOT NULL, 
	seat INTEGER, 
	whom_id BIGINT, 
	whom VARCHAR(200) NOT NULL, 
	to_id BIGINT, 
	to_name VARCHAR(200) NOT NULL
);
CREATE TABLE deals (
	table_id INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	cards TEXT NOT NULL, 
	PRIMARY KEY (table_id, revision), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "deals" VALUES(1,3,'JH 3C 8C 3S 6D KS 9S KH AH 9C 10D 2C QS QD 7H 7S 5H JC 3D 7D KC 2D 5S JD QH 10H 10S 4C AD 4H 5C AC 8S X 9D 4S AS 7C 9H 2S 3H 4D 10C 8H 6S JS 8D 2H 6C 5D X KD QC 6H');
INSERT INTO "deals" VALUES(2,5,'KC 4C JC QH 7C 3S AD 2S 8D 7D 3D 9D AS 5C 9S 10D 9H JS 3H 10C 6S 7S 2H 4H 3C 6D 2D 5D 10S X QC 8S KS JH AH 9C KH 8C QD 7H JD KD 4D 6H AC 4S 8H 6C 10H 5S X 5H 2C QS');
INSERT INTO "deals" VALUES(3,3,'JD QH 7D 10H 5D KS AH 8C 6C X JH 10D 7C 4H 7H 6S 2D QD AC X 5C 3H 5H 6H QS QC 7S 5S 4C 9D KC AS 8S 9S 6D 9H 3C 2S 3D KD JC 8H 8D 3S 2H JS 10S 10C 4D KH 2C AD 9C 4S');
INSERT INTO "deals" VALUES(4,3,'3C 3H QC 2S 5D X 5C 10D 9C 10C KC 4D QD QH JH 7H 7S X 6C JD 5H 8H 10H 6D 4H 8S 7D QS KD 5S 6H KH 4C 9H 8C 8D 6S AC 3S 2D AS 9S JS 4S 3D 10S 2H AD 9D KS 2C AH 7C JC');
INSERT INTO "deals" VALUES(9,3,'10C 9S 7H QD JD 4C 3D 10S AS QS 2D 6C KC KD 9H 8D 5D KH X 8C 9D 9C 4D 6H 2H 3S 4H 8H 7D 3C 8S QH QC 2S JH JC KS JS 10H AH AC 5H 5S AD 10D 4S 3H 7C 7S 5C 6D 2C 6S X');
INSERT INTO "deals" VALUES(10,3,'KC 4S X 8C JC 7S 3H 6H 3C 9D 8S KD QS JD AD QC 2C KS 7C 10D 8D AS QD QH 5H 4C KH 7D 4H 5S 2H 7H X 3D 9C JS 10H 8H 6D 6C 3S 5C JH 4D 6S 2D 9H 2S AH 5D AC 10S 10C 9S');
INSERT INTO "deals" VALUES(11,3,'10C QH 5S QC 8C QD 7H JH 7S 8S JD 9C 6S 9H 2S 6H AS 5H 4S KC 3C 2H JS QS KS 3D 7C 7D 2C AH 3S 5C JC 2D 6C 8H 9D X 8D X 9S 10D 3H 10S AD 5D KD KH 10H 4C 6D AC 4D 4H');
INSERT INTO "deals" VALUES(12,3,'6H 10C X 10S 6S AH 6C 9D KC 10D QS 5D KH 7D 3D 9H 3H KD 8D 7S 3C 7H 5S 5C 7C 4H JS AS AD 6D 4S 3S 2S 2D 2C 5H 8H JC 9C QH QD QC 9S 8S 4D JH 8C 10H AC X KS JD 2H 4C');
INSERT INTO "deals" VALUES(13,5,'9S 10D 5H JD KS 2H X 4S AS JH 8H 4H 2S 8C 5D 6D 8S QC 9H 3S 7D 7C X AD AH 6H AC 10S 4C 9D 2C 5S 9C 6C QH KD 7S QS 4D 3D 8D 7H 6S KH QD JS KC 3C 5C 10C 2D JC 10H 3H');
INSERT INTO "deals" VALUES(14,2,'4C X 8H KS 4H AH 3H 4D 8C 2S X 3C AC KC 9D 5C KH 9S 9H 5H 4S 3S 6S JC AD 7S 7H 5D KD 10S JD 7C 6H 8D JH 8S 10H QH 6D 10C 2D 10D 9C 6C QC 7D 5S QD JS 2H 2C AS QS 3D');
INSERT INTO "deals" VALUES(15,1,'3H 5D JH 10S JC KD 2S 3S 7D 8H 4D AS QS X 8D 10H 4H X KC KH 9H 3C AH 2D 9S 8C 5C 7C 3D 4S 8S 5H 6S 9D QD 6H JD 7S 5S 9C 6C QC 2C 7H QH AC AD 6D 4C JS 2H KS 10D 10C');
INSERT INTO "deals" VALUES(16,3,'7D 3H 9D 4S 5D JH 6H 10S 9S 10D X QD 6C 10C JC 6S 5S 4H 3S 9C 8C 7C KH 4D 2S 2C AD 9H KD 3D X 10H QC 4C AH KC 8S 2D JD 3C 7S 2H QS JS AS 8D 6D 5C AC QH 5H KS 7H 8H');
INSERT INTO "deals" VALUES(17,4,'JS 4D 8S X 2H 7H 3S KH AS QC QS AD 4H 6D JD 5S 10D QH KS 3H 8D 5C 3C 2D 2C 7S 10S 8C 3D 9H 4C QD AH 5H 9D 2S KD 10H 6C AC 6H JC 9C 7C 6S 8H 10C 5D X 9S 7D KC 4S JH');
INSERT INTO "deals" VALUES(17,55,'9D QC 10S 4D 4C X 3S AC 6H 10H 4S 5H QD 6D JS KC 6S JD QH 2H 3C 2D 2C 8D 8S 7S QS AS 5D 8H 7D 10C 9H JC 5C 8C KD 3H 9S KS KH 7C AD 7H 3D 2S JH X 4H AH 5S 10D 6C 9C');
INSERT INTO "deals" VALUES(18,3,'10C 9S 3C X KC 8C 4H JS 8S 6D 4D 8D JD JH 8H 6S JC QC 9H AS 10H 9C 2H AC KH X 5D 3S 3D 4C 6C QH 6H 7C 9D 5C QS 4S AH 7H QD 5H KD 2C 7S 7D 2S 10D 2D 3H KS AD 10S 5S');
INSERT INTO "deals" VALUES(19,1,'5C AC JH 8D JS 7C 5H 2C JC 7S 6S 10S KD 7D 3C 9H KC 6C JD 4D 6H QS 9S 6D X 8C 8S KS 5S 3H 4H X QD 10C QH 5D 7H 9C QC 3S 10D 4C 9D AS AD 8H AH KH 2D 3D 4S 10H 2H 2S');
INSERT INTO "deals" VALUES(20,3,'KS 7S JC JD 4D AS KH 10H 3H 10D QC 10S 7D QS 5D 5C 8D 9S 4C 2D JH 10C X 8C 5H KD AD AH 6C 7H 9D 2H 3S 6D AC 6S 3D 8H 6H 8S 4S QH 3C 9C 4H 7C KC 2C 5S 9H JS QD 2S X');
INSERT INTO "deals" VALUES(21,3,'6S 5H 8H 3S 4C 10S KS 2S QC 9S AS 7C KD JS 5S JH 10C 8D 2D JD AC 7S 7D 2C 4H 8S 5C QH 5D 10D 6D X 6C KH JC AD AH KC 7H QD 9D 2H 3D 4S 4D 3C 9C 8C 9H QS 6H X 3H 10H');
INSERT INTO "deals" VALUES(22,4,'KS 8D QS QH AC 10H KC 6C 5S 10D AH X 6D 9H 7H 10S KH AD QD 8S QC 5C 9C 2C 2D KD 8H 9S 7C JH JS 3C AS X 6S 5H 7S 9D 7D 2H 4H 5D 2S 8C 4S 6H JD 3D 3S 4C JC 4D 3H 10C');
INSERT INTO "deals" VALUES(23,3,'QH AD KS 6S 2H 10C 3C 2C QS JH 3H 10D 4H KH X 7H JS KC 10S 6H 3D 8D 2S 5C 4S 8S 4D 7S JC 5S 10H 7C 8C 9S 6C 5H 4C KD 5D 7D JD X QD AS 3S 9D AC 9C QC 2D 9H 8H 6D AH');
INSERT INTO "deals" VALUES(24,2,'5D 3D KD 10H X 2C X 4S JD 2H 8H 9H 3C 3S 6S 5C 7H AH JS 5H 6D 7D 9C 4D 6H JC 2D QD AD JH KC 2S 8S KS QS 4H KH 4C 7S 10C 6C 9S 5S 10S 8C 7C 9D QH 8D 10D QC 3H AC AS');
INSERT INTO "deals" VALUES(25,3,'3S AD 8C 7H 9S 4S 4C 5H 4D KH 8H 3H 3C X 3D AH 7S 8D 9H KC 5S 6S 2S JH 9C JS 7C 6D 5D JC 4H X 10H 9D 6H QC 8S 10D 6C JD 2H 2D QS KD 5C KS QH 7D 10C QD AC 2C 10S AS');
INSERT INTO "deals" VALUES(26,3,'QS 8H QC QH 2H 9S 8S X 7H 2D 6D 2S AD 10S 3H 7D 4S X 5D 2C 10C KC KD KS 8C 6H 9C 6C 3S 4D QD JD JH 3C 6S AC AS JS 9H 10D 5C JC KH 10H 7C 5S 3D 4C AH 7S 9D 8D 4H 5H');
INSERT INTO "deals" VALUES(26,35,'8S JS 5C 2C JD 6H 4C 9C 3H 7D 5D 10C 7H JH 2D 7S 10D QD 9H 4S 4H 10S 8D KS 2S AD JC 8H 9D QS 9S 7C 6C 3S 4D 6D 5H 3D X 8C X AH AS 10H KC KD QH 5S 6S AC KH 3C 2H QC');
INSERT INTO "deals" VALUES(26,61,'KC 7C 2H 2C 2S 7H 10S 9C 5C 3D 2D 4C X 3C AC 10D 8C QC 3H KD AH QD 6H AD 9H 8H 5H 4D 9D KH 7D 6C X JH 7S AS 4S 5S JD JC 6D 5D JS 3S QS 10C QH 4H KS 8D 10H 8S 9S 6S');
INSERT INTO "deals" VALUES(27,3,'7S 2S AH 8H 9S 4C QC 3D 8C 6D 8D 5C AD 7H KH 9C AC 3C 4S 2C KS 2D 3H 5H 10D X 10C JC 3S QS 6H 7D JS 8S JH QD KD 4D 7C 5S 6C 2H KC AS 10H 4H 5D 6S 10S 9H 9D JD QH X');
INSERT INTO "deals" VALUES(27,34,'JD 9C 5D 7C QD 6H 10C 7H 9H 8C 4S 3H 10H 6C 7S 10D 6D KH QH AD KC 5H 6S 4C X AH 3D AS JS 5S 9S AC 8D 5C X 2C 3S 2D 3C KD JH 10S JC 8H QS 4D 2S 4H 9D QC 8S KS 2H 7D');
INSERT INTO "deals" VALUES(27,57,'X 7S 7H 6D 9S 5S 2H 9C 6H 4C QC QS AD 10S 5C 8H 8S JC 5D 2C JD KH AH 5H 3C X 9H 2S 9D AC 8D 7C 10C 10H 4D QH 3D QD 4S AS 2D 10D JH 3H KS KC 6S KD 3S 8C JS 7D 6C 4H');
INSERT INTO "deals" VALUES(28,3,'KD 2D 7H KH 4D 6H 5D AS JS JC 2S 7S 7D JH 6C QC 6D 9C X QD QS AC 9S 8D 10H 8C 3H 5H 3S 5C AD 5S 2H 9D 10D 4S KS 8S 9H QH JD X 2C 10S 10C 4H 8H 4C AH 3D 7C KC 6S 3C');
INSERT INTO "deals" VALUES(29,3,'KS 2S 9S 3C X AC 8C 10H 3D AS KC 4D 8S 9D 4C 10S 7H 5D KH 7C 9C AH JC 5C QC 6D QS JH 3S JD 3H 4H 2H QH X 4S 10C 7D 6S 8D 9H 7S 5S 10D AD 6H 2D 5H JS 8H 6C 2C QD KD');
INSERT INTO "deals" VALUES(32,3,'QH 9C 6H 3S 6S 5S JS 10C JH KS 10S KC 5H 5D QC AC 2C 3C 4C 6D 9D 2D 9S 8S 9H 3D 8C 2H X 7S JC 8H 7H 4D 10D AH QD JD 4H AD 2S QS 4S 5C 3H 8D AS KD 7C 6C KH 10H 7D X');
INSERT INTO "deals" VALUES(33,3,'AS 10H 7C 5H 7H 4C 9S AC 3H 10S KC 8S X JS AH 6S KD 5C QD 6H AD KH 4D 7D JD 6C 8H X 8C JC 4S 2D QH 5D 2H 9H 2S 10C 7S 5S 9D 6D JH 4H 3S KS 8D 9C 3C QC QS 3D 2C 10D');
CREATE TABLE heartbeat (
	id INTEGER NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "heartbeat" VALUES(1,1743316260000);
CREATE TABLE houses (
	guild_id BIGINT NOT NULL, 
	locale VARCHAR(10), 
	pace VARCHAR(20) NOT NULL, 
	chips INTEGER, 
	turn_after INTEGER, 
	hints INTEGER NOT NULL, 
	computers INTEGER NOT NULL, 
	channels TEXT NOT NULL, 
	greeted INTEGER NOT NULL, 
	PRIMARY KEY (guild_id)
);
CREATE TABLE moves (
	table_id INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move VARCHAR(80) NOT NULL, 
	timed_out BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, revision), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "moves" VALUES(1,4,0,'play:0+1:single:11',0);
INSERT INTO "moves" VALUES(1,5,1,'take:0:4',0);
INSERT INTO "moves" VALUES(1,6,2,'play:6+1:stop',0);
INSERT INTO "moves" VALUES(1,7,2,'play:6+1:single:11',0);
INSERT INTO "moves" VALUES(1,8,0,'take:0:8',0);
INSERT INTO "moves" VALUES(1,9,1,'take:0:10',0);
INSERT INTO "moves" VALUES(2,6,0,'play:6+1:single:12',0);
INSERT INTO "moves" VALUES(2,7,1,'take:1:4',0);
INSERT INTO "moves" VALUES(2,8,2,'take:0:5',0);
INSERT INTO "moves" VALUES(2,9,3,'take:0:1',0);
INSERT INTO "moves" VALUES(3,4,0,'play:3+1:single:10',0);
INSERT INTO "moves" VALUES(3,5,1,'take:1:0',0);
INSERT INTO "moves" VALUES(3,6,2,'take:0:2',0);
INSERT INTO "moves" VALUES(3,7,0,'play:5+1:single:1',0);
INSERT INTO "moves" VALUES(3,8,1,'take:0:0',0);
INSERT INTO "moves" VALUES(3,9,2,'take:0:3',0);
INSERT INTO "moves" VALUES(4,4,0,'play:5+1:single:7',0);
INSERT INTO "moves" VALUES(4,5,1,'play:6+1:single:11',0);
INSERT INTO "moves" VALUES(4,6,2,'take:1:8',0);
INSERT INTO "moves" VALUES(4,7,1,'play:8+1:draw',0);
INSERT INTO "moves" VALUES(4,8,2,'play:7+3:run3:8',0);
INSERT INTO "moves" VALUES(4,9,0,'take:1:6',0);
INSERT INTO "moves" VALUES(4,10,2,'insert:0',1);
INSERT INTO "moves" VALUES(9,4,0,'play:5+1:single:8',0);
INSERT INTO "moves" VALUES(9,5,1,'play:0+1:single:9',0);
INSERT INTO "moves" VALUES(9,6,2,'take:1:2',0);
INSERT INTO "moves" VALUES(9,7,1,'play:0+2:run2:11',0);
INSERT INTO "moves" VALUES(9,8,2,'take:0:10',0);
INSERT INTO "moves" VALUES(9,9,0,'take:1:4',0);
INSERT INTO "moves" VALUES(10,4,0,'play:9+1:single:7',0);
INSERT INTO "moves" VALUES(10,5,1,'take:1:2',0);
INSERT INTO "moves" VALUES(10,6,2,'take:0:2',0);
INSERT INTO "moves" VALUES(10,7,0,'play:7+1:single:1',0);
INSERT INTO "moves" VALUES(10,8,1,'play:2+1:single:9',0);
INSERT INTO "moves" VALUES(10,9,2,'take:0:3',0);
INSERT INTO "moves" VALUES(11,4,0,'play:3+1:single:8',0);
INSERT INTO "moves" VALUES(11,5,1,'take:0:0',0);
INSERT INTO "moves" VALUES(11,6,2,'play:1+1:single:12',0);
INSERT INTO "moves" VALUES(11,7,2,'play:6+1:single:12',0);
INSERT INTO "moves" VALUES(11,8,0,'take:0:2',0);
INSERT INTO "moves" VALUES(11,9,1,'take:0:7',0);
INSERT INTO "moves" VALUES(12,4,0,'play:5+1:single:9',0);
INSERT INTO "moves" VALUES(12,5,1,'take:0:2',0);
INSERT INTO "moves" VALUES(12,6,2,'play:0+2:pair:1',0);
INSERT INTO "moves" VALUES(12,7,2,'play:6+1:single:11',0);
INSERT INTO "moves" VALUES(12,8,0,'take:0:3',0);
INSERT INTO "moves" VALUES(12,9,1,'take:0:7',0);
INSERT INTO "moves" VALUES(14,3,0,'play:7+1:draw',0);
INSERT INTO "moves" VALUES(15,2,0,'play:1+1:draw',0);
INSERT INTO "moves" VALUES(15,3,1,'take:1:5',0);
INSERT INTO "moves" VALUES(15,4,2,'play:4+1:single:1',0);
INSERT INTO "moves" VALUES(15,5,3,'take:1:2',0);
INSERT INTO "moves" VALUES(15,6,4,'take:1:0',0);
INSERT INTO "moves" VALUES(15,7,2,'insert:5',0);
INSERT INTO "moves" VALUES(15,8,2,'insert:6',0);
INSERT INTO "moves" VALUES(15,9,2,'insert:4',0);
INSERT INTO "moves" VALUES(15,10,2,'play:3+1:single:9',0);
INSERT INTO "moves" VALUES(15,11,3,'take:0:7',0);
INSERT INTO "moves" VALUES(15,12,4,'take:0:4',0);
INSERT INTO "moves" VALUES(15,13,0,'take:0:3',0);
INSERT INTO "moves" VALUES(15,14,1,'take:0:3',0);
INSERT INTO "moves" VALUES(15,15,2,'play:7+1:single:6',0);
INSERT INTO "moves" VALUES(15,16,3,'play:0+1:single:10',0);
INSERT INTO "moves" VALUES(15,17,4,'play:3+2:run2:9',0);
INSERT INTO "moves" VALUES(15,18,0,'take:0:0',0);
INSERT INTO "moves" VALUES(15,19,1,'play:7+2:pair:5',0);
INSERT INTO "moves" VALUES(15,20,1,'play:5+1:single:3',0);
INSERT INTO "moves" VALUES(15,21,2,'take:0:7',0);
INSERT INTO "moves" VALUES(15,22,3,'play:3+1:stop',0);
INSERT INTO "moves" VALUES(15,23,3,'play:2+1:single:4',0);
INSERT INTO "moves" VALUES(15,24,4,'play:4+1:single:9',0);
INSERT INTO "moves" VALUES(15,25,0,'play:3+1:single:10',0);
INSERT INTO "moves" VALUES(15,26,1,'play:5+1:single:12',0);
INSERT INTO "moves" VALUES(15,27,2,'take:0:1',0);
INSERT INTO "moves" VALUES(15,28,1,'play:1+2:run2:2',0);
INSERT INTO "moves" VALUES(15,29,2,'play:1+2:run2:3',0);
INSERT INTO "moves" VALUES(15,30,3,'play:0+2:pair:7',0);
INSERT INTO "moves" VALUES(15,31,4,'play:3+1:draw',0);
INSERT INTO "moves" VALUES(16,4,0,'play:4+2:pair:6',0);
INSERT INTO "moves" VALUES(16,5,1,'take:1:7',0);
INSERT INTO "moves" VALUES(16,6,2,'take:1:1',0);
INSERT INTO "moves" VALUES(16,7,0,'play:5+1:single:7',0);
INSERT INTO "moves" VALUES(16,8,1,'take:0:6',0);
INSERT INTO "moves" VALUES(16,9,2,'take:0:9',0);
INSERT INTO "moves" VALUES(16,10,0,'play:2+1:single:6',0);
INSERT INTO "moves" VALUES(16,11,1,'play:2+2:run2:11',0);
INSERT INTO "moves" VALUES(16,12,2,'play:4+2:run2:12',0);
INSERT INTO "moves" VALUES(16,13,2,'play:7+1:single:12',0);
INSERT INTO "moves" VALUES(16,14,0,'play:3+2:run2:3',0);
INSERT INTO "moves" VALUES(16,15,1,'play:7+1:draw',0);
INSERT INTO "moves" VALUES(16,16,0,'insert:4',0);
INSERT INTO "moves" VALUES(16,17,0,'insert:3',0);
INSERT INTO "moves" VALUES(16,18,0,'insert:4',0);
INSERT INTO "moves" VALUES(16,19,0,'play:5+2:run2:9',0);
INSERT INTO "moves" VALUES(16,20,1,'play:4+2:run2:10',0);
INSERT INTO "moves" VALUES(16,21,2,'play:1+1:stop',0);
INSERT INTO "moves" VALUES(16,22,2,'play:2+1:single:9',0);
INSERT INTO "moves" VALUES(16,23,0,'play:4+1:single:11',0);
INSERT INTO "moves" VALUES(16,24,1,'play:6+1:draw',0);
INSERT INTO "moves" VALUES(16,25,0,'insert:2',0);
INSERT INTO "moves" VALUES(16,26,0,'insert:2',0);
INSERT INTO "moves" VALUES(16,27,0,'insert:2',0);
INSERT INTO "moves" VALUES(16,28,0,'play:2+1:single:2',0);
INSERT INTO "moves" VALUES(16,29,1,'play:2+1:single:10',0);
INSERT INTO "moves" VALUES(16,30,2,'play:1+1:single:11',0);
INSERT INTO "moves" VALUES(16,31,2,'play:2+1:single:8',0);
INSERT INTO "moves" VALUES(16,32,0,'take:0:2',0);
INSERT INTO "moves" VALUES(16,33,1,'play:3+2:run2:2',0);
INSERT INTO "moves" VALUES(16,34,1,'play:1+2:pair:5',0);
INSERT INTO "moves" VALUES(17,5,0,'play:6+1:single:2',0);
INSERT INTO "moves" VALUES(17,6,1,'take:1:6',0);
INSERT INTO "moves" VALUES(17,7,2,'take:0:1',0);
INSERT INTO "moves" VALUES(17,8,3,'play:0+1:single:9',0);
INSERT INTO "moves" VALUES(17,9,3,'play:4+1:single:2',0);
INSERT INTO "moves" VALUES(17,10,0,'take:0:2',0);
INSERT INTO "moves" VALUES(17,11,1,'play:3+1:single:6',0);
INSERT INTO "moves" VALUES(17,12,2,'take:0:0',0);
INSERT INTO "moves" VALUES(17,13,1,'play:3+1:single:12',0);
INSERT INTO "moves" VALUES(17,14,2,'play:0+3:run3:10',0);
INSERT INTO "moves" VALUES(17,15,3,'take:0:8',0);
INSERT INTO "moves" VALUES(17,16,0,'take:0:6',0);
INSERT INTO "moves" VALUES(17,17,2,'play:7+1:single:9',0);
INSERT INTO "moves" VALUES(17,18,3,'take:0:7',0);
INSERT INTO "moves" VALUES(17,19,0,'play:5+1:single:10',0);
INSERT INTO "moves" VALUES(17,20,1,'take:0:6',0);
INSERT INTO "moves" VALUES(17,21,0,'play:7+1:single:3',0);
INSERT INTO "moves" VALUES(17,22,1,'play:8+1:single:5',0);
INSERT INTO "moves" VALUES(17,23,2,'play:2+1:single:11',0);
INSERT INTO "moves" VALUES(17,24,3,'play:5+1:single:12',0);
INSERT INTO "moves" VALUES(17,25,3,'play:8+1:single:7',0);
INSERT INTO "moves" VALUES(17,26,0,'play:8+1:draw',0);
INSERT INTO "moves" VALUES(17,27,1,'play:8+1:single:10',0);
INSERT INTO "moves" VALUES(17,28,2,'play:1+1:single:12',0);
INSERT INTO "moves" VALUES(17,29,2,'insert:3',0);
INSERT INTO "moves" VALUES(17,30,2,'insert:1',0);
INSERT INTO "moves" VALUES(17,31,2,'insert:7',0);
INSERT INTO "moves" VALUES(17,32,2,'play:4+1:single:2',0);
INSERT INTO "moves" VALUES(17,33,3,'play:4+1:single:8',0);
INSERT INTO "moves" VALUES(17,34,0,'play:0+1:single:11',0);
INSERT INTO "moves" VALUES(17,35,1,'play:2+1:single:12',0);
INSERT INTO "moves" VALUES(17,36,1,'play:2+1:single:5',0);
INSERT INTO "moves" VALUES(17,37,2,'play:6+1:single:7',0);
INSERT INTO "moves" VALUES(17,38,3,'play:0+1:draw',0);
INSERT INTO "moves" VALUES(17,39,0,'play:5+1:single:8',0);
INSERT INTO "moves" VALUES(17,40,0,'insert:1',0);
INSERT INTO "moves" VALUES(17,41,0,'insert:2',0);
INSERT INTO "moves" VALUES(17,42,0,'insert:2',0);
INSERT INTO "moves" VALUES(17,43,0,'play:6+1:single:4',0);
INSERT INTO "moves" VALUES(17,44,1,'play:2+2:run2:8',0);
INSERT INTO "moves" VALUES(17,45,2,'play:2+1:stop',0);
INSERT INTO "moves" VALUES(17,46,2,'play:2+1:single:3',0);
INSERT INTO "moves" VALUES(17,47,3,'play:1+1:single:5',0);
INSERT INTO "moves" VALUES(17,48,0,'play:1+1:stop',0);
INSERT INTO "moves" VALUES(17,49,0,'play:5+1:single:6',0);
INSERT INTO "moves" VALUES(17,50,1,'play:2+1:single:11',0);
INSERT INTO "moves" VALUES(17,51,2,'play:1+2:run2:10',0);
INSERT INTO "moves" VALUES(17,52,3,'play:0+3:run3:3',0);
INSERT INTO "moves" VALUES(17,53,3,'play:0+1:single:5',0);
INSERT INTO "moves" VALUES(17,54,0,'play:4+2:pair:1',0);
INSERT INTO "moves" VALUES(17,56,1,'play:1+1:single:3',0);
INSERT INTO "moves" VALUES(17,57,2,'play:7+1:single:7',0);
INSERT INTO "moves" VALUES(17,58,3,'take:0:7',0);
INSERT INTO "moves" VALUES(17,59,0,'take:0:5',0);
INSERT INTO "moves" VALUES(17,60,2,'play:6+1:single:12',0);
INSERT INTO "moves" VALUES(17,61,3,'take:0:2',0);
INSERT INTO "moves" VALUES(17,62,0,'take:0:4',0);
INSERT INTO "moves" VALUES(17,63,1,'take:1:1',0);
INSERT INTO "moves" VALUES(17,64,2,'play:0+1:single:10',0);
INSERT INTO "moves" VALUES(17,65,3,'play:1+2:pair:1',0);
INSERT INTO "moves" VALUES(17,66,0,'play:6+1:draw',0);
INSERT INTO "moves" VALUES(17,67,1,'take:0:2',0);
INSERT INTO "moves" VALUES(17,68,3,'insert:7',0);
INSERT INTO "moves" VALUES(17,69,3,'insert:4',0);
INSERT INTO "moves" VALUES(17,70,3,'insert:8',0);
INSERT INTO "moves" VALUES(17,71,3,'play:12+1:stop',0);
INSERT INTO "moves" VALUES(17,72,3,'play:1+1:single:5',0);
INSERT INTO "moves" VALUES(17,73,0,'play:7+1:single:8',0);
INSERT INTO "moves" VALUES(17,74,1,'play:7+2:run2:8',0);
INSERT INTO "moves" VALUES(17,75,2,'take:0:0',0);
INSERT INTO "moves" VALUES(17,76,1,'play:0+1:single:12',0);
INSERT INTO "moves" VALUES(17,77,2,'take:0:0',0);
INSERT INTO "moves" VALUES(17,78,3,'play:7+2:run2:5',0);
INSERT INTO "moves" VALUES(17,79,0,'play:9+1:draw',0);
INSERT INTO "moves" VALUES(17,80,3,'insert:5',0);
INSERT INTO "moves" VALUES(17,81,3,'insert:4',0);
INSERT INTO "moves" VALUES(17,82,3,'insert:11',0);
INSERT INTO "moves" VALUES(17,83,3,'play:9+1:single:10',0);
INSERT INTO "moves" VALUES(17,84,0,'play:3+1:single:12',0);
INSERT INTO "moves" VALUES(18,4,0,'play:1+1:single:9',0);
INSERT INTO "moves" VALUES(18,5,1,'take:0:7',0);
INSERT INTO "moves" VALUES(18,6,2,'take:1:3',0);
INSERT INTO "moves" VALUES(18,7,0,'play:1+1:single:4',0);
INSERT INTO "moves" VALUES(18,8,1,'play:9+1:single:7',0);
INSERT INTO "moves" VALUES(18,9,2,'take:0:9',0);
INSERT INTO "moves" VALUES(18,10,1,'play:4+2:pair:11',0);
INSERT INTO "moves" VALUES(18,11,2,'play:9+3:run3:6',0);
INSERT INTO "moves" VALUES(18,12,0,'take:0:4',0);
INSERT INTO "moves" VALUES(18,13,2,'play:6+1:single:12',0);
INSERT INTO "moves" VALUES(18,14,0,'take:0:8',0);
INSERT INTO "moves" VALUES(18,15,1,'take:0:4',0);
INSERT INTO "moves" VALUES(18,16,2,'play:2+1:single:8',0);
INSERT INTO "moves" VALUES(18,17,0,'play:7+1:draw',0);
INSERT INTO "moves" VALUES(18,18,1,'play:0+1:single:9',0);
INSERT INTO "moves" VALUES(19,2,0,'play:1+1:single:11',0);
INSERT INTO "moves" VALUES(19,3,1,'take:0:4',0);
INSERT INTO "moves" VALUES(19,4,2,'take:0:1',0);
INSERT INTO "moves" VALUES(19,5,3,'play:7+2:run2:5',0);
INSERT INTO "moves" VALUES(19,6,3,'play:2+2:run2:10',0);
INSERT INTO "moves" VALUES(19,7,0,'take:0:8',0);
INSERT INTO "moves" VALUES(19,8,1,'take:0:6',0);
INSERT INTO "moves" VALUES(19,9,2,'take:0:7',0);
INSERT INTO "moves" VALUES(19,10,3,'play:5+1:single:3',0);
INSERT INTO "moves" VALUES(19,11,0,'play:5+1:single:8',0);
INSERT INTO "moves" VALUES(19,12,1,'play:11+1:single:9',0);
INSERT INTO "moves" VALUES(19,13,2,'play:5+1:single:11',0);
INSERT INTO "moves" VALUES(19,14,2,'play:10+1:single:12',0);
INSERT INTO "moves" VALUES(19,15,3,'take:0:5',0);
INSERT INTO "moves" VALUES(19,16,0,'take:0:3',0);
INSERT INTO "moves" VALUES(19,17,1,'play:1+3:triple:7',0);
INSERT INTO "moves" VALUES(19,18,1,'play:4+1:single:12',0);
INSERT INTO "moves" VALUES(19,19,2,'play:2+2:run2:6',0);
INSERT INTO "moves" VALUES(19,20,3,'take:0:3',0);
INSERT INTO "moves" VALUES(19,21,0,'play:2+1:draw',0);
INSERT INTO "moves" VALUES(20,4,0,'play:1+1:single:11',0);
INSERT INTO "moves" VALUES(20,5,1,'play:3+1:single:12',0);
INSERT INTO "moves" VALUES(20,6,2,'take:1:3',0);
INSERT INTO "moves" VALUES(20,7,1,'play:6+1:single:4',0);
INSERT INTO "moves" VALUES(20,8,2,'take:0:10',0);
INSERT INTO "moves" VALUES(20,9,0,'play:4+2:run2:5',0);
INSERT INTO "moves" VALUES(21,4,0,'play:8+1:single:4',0);
INSERT INTO "moves" VALUES(21,5,1,'take:1:9',0);
INSERT INTO "moves" VALUES(21,6,2,'play:5+1:single:8',0);
INSERT INTO "moves" VALUES(21,7,2,'play:8+1:single:10',0);
INSERT INTO "moves" VALUES(21,8,0,'take:0:3',0);
INSERT INTO "moves" VALUES(21,9,1,'take:0:0',0);
INSERT INTO "moves" VALUES(21,10,2,'play:7+1:single:5',0);
INSERT INTO "moves" VALUES(21,11,0,'take:0:5',0);
INSERT INTO "moves" VALUES(21,12,1,'play:8+1:single:7',0);
INSERT INTO "moves" VALUES(21,13,1,'play:0+2:run2:6',0);
INSERT INTO "moves" VALUES(21,14,2,'take:1:5',0);
INSERT INTO "moves" VALUES(21,15,0,'play:5+1:draw',0);
INSERT INTO "moves" VALUES(22,5,0,'play:2+1:single:5',0);
INSERT INTO "moves" VALUES(22,6,1,'take:0:3',0);
INSERT INTO "moves" VALUES(22,7,2,'take:1:1',0);
INSERT INTO "moves" VALUES(22,8,3,'play:2+1:single:6',0);
INSERT INTO "moves" VALUES(22,9,3,'play:6+1:single:3',0);
INSERT INTO "moves" VALUES(23,4,0,'play:7+1:single:8',0);
INSERT INTO "moves" VALUES(23,5,1,'take:1:5',0);
INSERT INTO "moves" VALUES(23,6,2,'take:1:1',0);
INSERT INTO "moves" VALUES(23,7,0,'play:7+1:single:4',0);
INSERT INTO "moves" VALUES(23,8,1,'play:5+1:single:6',0);
INSERT INTO "moves" VALUES(23,9,2,'play:5+1:single:12',0);
INSERT INTO "moves" VALUES(24,3,0,'play:5+1:single:5',0);
INSERT INTO "moves" VALUES(24,4,1,'play:0+2:run2:4',0);
INSERT INTO "moves" VALUES(24,5,2,'take:1:3',0);
INSERT INTO "moves" VALUES(24,6,1,'play:6+1:single:11',0);
INSERT INTO "moves" VALUES(24,7,2,'take:0:4',0);
INSERT INTO "moves" VALUES(24,8,0,'play:2+2:pair:2',0);
INSERT INTO "moves" VALUES(24,9,0,'play:6+1:single:12',0);
INSERT INTO "moves" VALUES(24,10,1,'take:1:3',0);
INSERT INTO "moves" VALUES(26,4,0,'play:0+1:single:12',0);
INSERT INTO "moves" VALUES(26,5,1,'take:0:8',0);
INSERT INTO "moves" VALUES(26,6,2,'take:0:7',0);
INSERT INTO "moves" VALUES(26,7,0,'play:5+1:single:5',0);
INSERT INTO "moves" VALUES(26,8,1,'take:0:3',0);
INSERT INTO "moves" VALUES(26,9,2,'play:5+2:run2:10',0);
INSERT INTO "moves" VALUES(26,10,2,'play:3+1:single:2',0);
INSERT INTO "moves" VALUES(26,11,0,'take:1:2',0);
INSERT INTO "moves" VALUES(26,12,1,'play:11+1:single:3',0);
INSERT INTO "moves" VALUES(26,13,1,'play:2+1:single:9',0);
INSERT INTO "moves" VALUES(26,14,2,'take:0:4',0);
INSERT INTO "moves" VALUES(26,15,0,'take:0:6',0);
INSERT INTO "moves" VALUES(26,16,1,'play:7+1:draw',0);
INSERT INTO "moves" VALUES(26,17,2,'play:5+1:single:11',0);
INSERT INTO "moves" VALUES(26,18,0,'play:6+1:single:12',0);
INSERT INTO "moves" VALUES(26,19,0,'insert:8',0);
INSERT INTO "moves" VALUES(26,20,0,'insert:1',0);
INSERT INTO "moves" VALUES(26,21,0,'insert:1',0);
INSERT INTO "moves" VALUES(26,22,0,'play:5+1:single:2',0);
INSERT INTO "moves" VALUES(26,23,1,'play:5+1:single:4',0);
INSERT INTO "moves" VALUES(26,24,2,'play:2+1:single:7',0);
INSERT INTO "moves" VALUES(26,25,2,'play:4+1:stop',0);
INSERT INTO "moves" VALUES(26,26,2,'play:1+1:single:9',0);
INSERT INTO "moves" VALUES(26,27,0,'play:7+1:stop',0);
INSERT INTO "moves" VALUES(26,28,0,'play:4+1:single:3',0);
INSERT INTO "moves" VALUES(26,29,1,'play:6+1:single:11',0);
INSERT INTO "moves" VALUES(26,30,2,'play:0+1:single:12',0);
INSERT INTO "moves" VALUES(26,31,2,'play:0+1:single:3',0);
INSERT INTO "moves" VALUES(26,32,0,'play:0+1:single:12',0);
INSERT INTO "moves" VALUES(26,33,1,'play:2+2:pair:6',0);
INSERT INTO "moves" VALUES(26,34,1,'play:2+1:single:10',0);
INSERT INTO "moves" VALUES(26,36,2,'play:8+1:single:11',0);
INSERT INTO "moves" VALUES(26,37,0,'take:0:1',0);
INSERT INTO "moves" VALUES(26,38,1,'take:1:9',0);
INSERT INTO "moves" VALUES(26,39,2,'play:6+1:single:4',0);
INSERT INTO "moves" VALUES(26,40,0,'play:4+2:pair:7',0);
INSERT INTO "moves" VALUES(26,41,1,'take:0:1',0);
INSERT INTO "moves" VALUES(26,42,0,'play:2+1:single:2',0);
INSERT INTO "moves" VALUES(26,43,1,'play:5+2:run2:11',0);
INSERT INTO "moves" VALUES(26,44,2,'take:1:1',0);
INSERT INTO "moves" VALUES(26,45,1,'play:3+1:single:9',0);
INSERT INTO "moves" VALUES(26,46,2,'take:0:6',0);
INSERT INTO "moves" VALUES(26,47,0,'take:0:8',0);
INSERT INTO "moves" VALUES(26,48,1,'play:4+1:single:4',0);
INSERT INTO "moves" VALUES(26,49,2,'play:6+1:single:6',0);
INSERT INTO "moves" VALUES(26,50,0,'play:4+2:run2:10',0);
INSERT INTO "moves" VALUES(26,51,0,'play:3+1:single:7',0);
INSERT INTO "moves" VALUES(26,52,1,'play:2+1:single:11',0);
INSERT INTO "moves" VALUES(26,53,2,'play:7+1:stop',0);
INSERT INTO "moves" VALUES(26,54,2,'play:1+1:single:6',0);
INSERT INTO "moves" VALUES(26,55,0,'play:4+1:single:8',0);
INSERT INTO "moves" VALUES(26,56,1,'play:0+1:single:11',0);
INSERT INTO "moves" VALUES(26,57,1,'play:0+1:single:7',0);
INSERT INTO "moves" VALUES(26,58,2,'play:5+2:pair:12',0);
INSERT INTO "moves" VALUES(26,59,0,'play:2+3:run3:4',0);
INSERT INTO "moves" VALUES(26,60,0,'play:0+2:run2:9',0);
INSERT INTO "moves" VALUES(26,62,1,'play:7+1:single:6',0);
INSERT INTO "moves" VALUES(26,63,2,'take:1:7',0);
INSERT INTO "moves" VALUES(26,64,0,'take:0:0',0);
INSERT INTO "moves" VALUES(26,65,1,'play:5+1:single:8',0);
INSERT INTO "moves" VALUES(26,66,2,'play:6+2:pair:1',0);
INSERT INTO "moves" VALUES(26,67,0,'take:0:2',0);
INSERT INTO "moves" VALUES(26,68,2,'play:8+1:draw',0);
INSERT INTO "moves" VALUES(26,69,0,'play:6+1:single:9',0);
INSERT INTO "moves" VALUES(26,70,1,'take:1:1',0);
INSERT INTO "moves" VALUES(26,71,0,'insert:11',0);
INSERT INTO "moves" VALUES(26,72,0,'insert:0',0);
INSERT INTO "moves" VALUES(26,73,0,'insert:0',0);
INSERT INTO "moves" VALUES(26,74,0,'play:9+1:single:3',0);
INSERT INTO "moves" VALUES(26,75,1,'play:3+1:single:9',0);
INSERT INTO "moves" VALUES(26,76,2,'take:0:0',0);
INSERT INTO "moves" VALUES(26,77,1,'play:1+1:single:7',0);
INSERT INTO "moves" VALUES(26,78,2,'play:0+2:pair:2',0);
INSERT INTO "moves" VALUES(26,79,0,'play:11+2:pair:4',0);
INSERT INTO "moves" VALUES(26,80,0,'play:10+1:single:9',0);
INSERT INTO "moves" VALUES(26,81,1,'play:2+2:run2:3',0);
INSERT INTO "moves" VALUES(26,82,2,'play:1+2:run2:5',0);
INSERT INTO "moves" VALUES(26,83,2,'play:0+1:single:7',0);
INSERT INTO "moves" VALUES(26,84,0,'play:9+1:single:12',0);
INSERT INTO "moves" VALUES(26,85,1,'take:0:2',0);
INSERT INTO "moves" VALUES(26,86,0,'play:4+1:single:11',0);
INSERT INTO "moves" VALUES(26,87,1,'play:4+2:run2:9',0);
INSERT INTO "moves" VALUES(27,4,0,'play:0+1:single:7',0);
INSERT INTO "moves" VALUES(27,5,1,'play:6+3:run3:4',0);
INSERT INTO "moves" VALUES(27,6,2,'take:0:0',0);
INSERT INTO "moves" VALUES(27,7,1,'play:6+1:single:3',0);
INSERT INTO "moves" VALUES(27,8,2,'play:9+1:single:10',0);
INSERT INTO "moves" VALUES(27,9,0,'play:1+1:single:12',0);
INSERT INTO "moves" VALUES(27,10,0,'play:6+1:single:10',0);
INSERT INTO "moves" VALUES(27,11,1,'take:1:5',0);
INSERT INTO "moves" VALUES(27,12,2,'take:0:6',0);
INSERT INTO "moves" VALUES(27,13,0,'play:4+1:single:4',0);
INSERT INTO "moves" VALUES(27,14,1,'take:0:7',0);
INSERT INTO "moves" VALUES(27,15,2,'play:0+1:single:11',0);
INSERT INTO "moves" VALUES(27,16,2,'play:8+1:single:5',0);
INSERT INTO "moves" VALUES(27,17,0,'take:1:5',0);
INSERT INTO "moves" VALUES(27,18,1,'play:1+1:single:9',0);
INSERT INTO "moves" VALUES(27,19,1,'play:2+2:run2:8',0);
INSERT INTO "moves" VALUES(27,20,2,'play:7+1:stop',0);
INSERT INTO "moves" VALUES(27,21,2,'play:4+1:draw',0);
INSERT INTO "moves" VALUES(27,22,0,'take:0:7',0);
INSERT INTO "moves" VALUES(27,23,1,'play:2+1:single:11',0);
INSERT INTO "moves" VALUES(27,24,1,'insert:0',0);
INSERT INTO "moves" VALUES(27,25,1,'insert:3',0);
INSERT INTO "moves" VALUES(27,26,1,'insert:5',0);
INSERT INTO "moves" VALUES(27,27,1,'play:1+1:single:2',0);
INSERT INTO "moves" VALUES(27,28,2,'play:5+1:single:3',0);
INSERT INTO "moves" VALUES(27,29,0,'play:0+1:single:8',0);
INSERT INTO "moves" VALUES(27,30,0,'play:6+1:single:6',0);
INSERT INTO "moves" VALUES(27,31,1,'play:5+1:single:7',0);
INSERT INTO "moves" VALUES(27,32,2,'play:2+1:single:8',0);
INSERT INTO "moves" VALUES(27,33,2,'play:3+1:single:12',0);
INSERT INTO "moves" VALUES(27,35,0,'play:7+1:single:5',0);
INSERT INTO "moves" VALUES(27,36,1,'take:0:10',0);
INSERT INTO "moves" VALUES(27,37,2,'take:0:10',0);
INSERT INTO "moves" VALUES(27,38,0,'play:6+2:run2:12',0);
INSERT INTO "moves" VALUES(27,39,1,'play:4+2:pair:6',0);
INSERT INTO "moves" VALUES(27,40,2,'take:0:4',0);
INSERT INTO "moves" VALUES(27,41,1,'play:8+1:single:1',0);
INSERT INTO "moves" VALUES(27,42,2,'play:8+2:run2:4',0);
INSERT INTO "moves" VALUES(27,43,0,'take:1:3',0);
INSERT INTO "moves" VALUES(27,44,2,'play:5+1:single:7',0);
INSERT INTO "moves" VALUES(27,45,0,'play:5+1:single:10',0);
INSERT INTO "moves" VALUES(27,46,1,'take:0:4',0);
INSERT INTO "moves" VALUES(27,47,0,'play:3+1:single:5',0);
INSERT INTO "moves" VALUES(27,48,1,'play:1+1:single:12',0);
INSERT INTO "moves" VALUES(27,49,2,'play:0+2:run2:6',0);
INSERT INTO "moves" VALUES(27,50,2,'play:1+2:run2:3',0);
INSERT INTO "moves" VALUES(27,51,0,'take:0:6',0);
INSERT INTO "moves" VALUES(27,52,1,'play:2+2:run2:5',0);
INSERT INTO "moves" VALUES(27,53,1,'play:5+1:single:11',0);
INSERT INTO "moves" VALUES(27,54,2,'play:2+1:stop',0);
INSERT INTO "moves" VALUES(27,55,2,'play:2+1:single:5',0);
INSERT INTO "moves" VALUES(27,56,0,'play:4+1:single:10',0);
INSERT INTO "moves" VALUES(27,58,1,'play:0+1:single:7',0);
INSERT INTO "moves" VALUES(27,59,2,'play:5+2:pair:11',0);
INSERT INTO "moves" VALUES(27,60,0,'take:1:0',0);
INSERT INTO "moves" VALUES(27,61,2,'play:4+2:pair:5',0);
INSERT INTO "moves" VALUES(27,62,0,'take:0:4',0);
INSERT INTO "moves" VALUES(27,63,1,'take:0:7',0);
INSERT INTO "moves" VALUES(27,64,2,'play:4+1:single:9',0);
INSERT INTO "moves" VALUES(27,65,0,'play:0+2:run2:10',0);
INSERT INTO "moves" VALUES(27,66,1,'take:0:10',0);
INSERT INTO "moves" VALUES(27,67,0,'play:2+1:single:8',0);
INSERT INTO "moves" VALUES(27,68,1,'play:5+2:run2:2',0);
INSERT INTO "moves" VALUES(27,69,2,'take:1:2',0);
INSERT INTO "moves" VALUES(27,70,1,'play:6+1:single:10',0);
INSERT INTO "moves" VALUES(27,71,2,'play:2+1:single:12',0);
INSERT INTO "moves" VALUES(27,72,0,'play:7+2:run2:3',0);
INSERT INTO "moves" VALUES(27,73,0,'play:0+1:single:6',0);
INSERT INTO "moves" VALUES(27,74,1,'play:1+1:single:9',0);
INSERT INTO "moves" VALUES(27,75,2,'play:1+2:run2:6',0);
INSERT INTO "moves" VALUES(27,76,2,'play:0+1:single:7',0);
INSERT INTO "moves" VALUES(27,77,0,'play:5+1:draw',0);
INSERT INTO "moves" VALUES(27,78,1,'play:3+2:run2:8',0);
INSERT INTO "moves" VALUES(27,79,1,'insert:4',0);
INSERT INTO "moves" VALUES(27,80,1,'insert:1',0);
INSERT INTO "moves" VALUES(27,81,1,'insert:7',0);
INSERT INTO "moves" VALUES(27,82,1,'play:0+1:single:9',0);
INSERT INTO "moves" VALUES(27,83,2,'play:0+1:single:12',0);
INSERT INTO "moves" VALUES(28,4,0,'play:6+1:single:7',0);
INSERT INTO "moves" VALUES(28,5,1,'take:1:2',0);
INSERT INTO "moves" VALUES(28,6,2,'take:0:6',0);
INSERT INTO "moves" VALUES(28,7,0,'play:4+1:single:7',0);
INSERT INTO "moves" VALUES(28,8,1,'play:9+1:single:8',0);
INSERT INTO "moves" VALUES(28,9,2,'take:0:9',0);
INSERT INTO "moves" VALUES(28,10,1,'play:4+1:single:2',0);
INSERT INTO "moves" VALUES(28,11,2,'play:7+1:single:12',0);
INSERT INTO "moves" VALUES(28,12,0,'take:1:0',0);
INSERT INTO "moves" VALUES(28,13,2,'play:9+1:single:3',0);
INSERT INTO "moves" VALUES(28,14,0,'play:5+1:single:12',0);
INSERT INTO "moves" VALUES(28,15,1,'take:0:0',0);
INSERT INTO "moves" VALUES(28,16,0,'play:0+1:single:9',0);
INSERT INTO "moves" VALUES(28,17,1,'play:3+1:single:10',0);
INSERT INTO "moves" VALUES(28,18,2,'play:0+2:run2:7',0);
INSERT INTO "moves" VALUES(28,19,2,'play:2+1:single:6',0);
INSERT INTO "moves" VALUES(28,20,0,'take:0:5',0);
INSERT INTO "moves" VALUES(28,21,1,'play:4+1:single:11',0);
INSERT INTO "moves" VALUES(28,22,1,'play:1+1:single:2',0);
INSERT INTO "moves" VALUES(28,23,2,'play:5+2:run2:5',0);
INSERT INTO "moves" VALUES(28,24,0,'play:0+1:draw',0);
INSERT INTO "moves" VALUES(28,25,2,'insert:2',0);
INSERT INTO "moves" VALUES(28,26,2,'insert:0',0);
INSERT INTO "moves" VALUES(28,27,2,'insert:2',0);
INSERT INTO "moves" VALUES(28,28,2,'play:5+1:single:9',0);
INSERT INTO "moves" VALUES(28,29,0,'play:5+1:single:10',0);
INSERT INTO "moves" VALUES(28,30,1,'play:0+2:run2:5',0);
INSERT INTO "moves" VALUES(28,31,1,'play:4+1:single:3',0);
INSERT INTO "moves" VALUES(28,32,2,'play:1+1:single:11',0);
INSERT INTO "moves" VALUES(28,33,0,'play:3+2:pair:1',0);
INSERT INTO "moves" VALUES(28,34,0,'play:0+1:draw',0);
INSERT INTO "moves" VALUES(28,35,1,'play:2+1:single:12',0);
INSERT INTO "moves" VALUES(28,36,2,'play:0+3:run3:9',0);
INSERT INTO "moves" VALUES(28,37,2,'insert:0',0);
INSERT INTO "moves" VALUES(28,38,2,'insert:4',0);
INSERT INTO "moves" VALUES(28,39,2,'insert:1',0);
INSERT INTO "moves" VALUES(28,40,2,'play:1+1:single:12',0);
INSERT INTO "moves" VALUES(29,4,0,'play:8+2:run2:12',0);
INSERT INTO "moves" VALUES(29,5,1,'take:0:5',0);
INSERT INTO "moves" VALUES(29,6,2,'take:1:10',0);
INSERT INTO "moves" VALUES(29,7,0,'play:2+1:single:8',0);
INSERT INTO "moves" VALUES(29,8,1,'take:0:8',0);
INSERT INTO "moves" VALUES(29,9,2,'take:0:9',0);
INSERT INTO "moves" VALUES(29,10,0,'play:4+1:single:10',0);
INSERT INTO "moves" VALUES(29,11,1,'play:8+2:run2:11',0);
INSERT INTO "moves" VALUES(29,12,2,'play:3+2:pair:4',0);
INSERT INTO "moves" VALUES(29,13,2,'play:4+1:single:9',0);
INSERT INTO "moves" VALUES(29,14,0,'take:1:3',0);
INSERT INTO "moves" VALUES(29,15,1,'play:1+1:single:12',0);
INSERT INTO "moves" VALUES(29,16,1,'play:1+1:single:10',0);
INSERT INTO "moves" VALUES(29,17,2,'play:5+1:single:12',0);
INSERT INTO "moves" VALUES(29,18,0,'take:0:3',0);
INSERT INTO "moves" VALUES(29,19,2,'play:3+2:pair:5',0);
INSERT INTO "moves" VALUES(29,20,0,'play:6+1:draw',0);
INSERT INTO "moves" VALUES(29,21,1,'play:4+2:pair:7',0);
INSERT INTO "moves" VALUES(32,4,0,'play:6+1:single:4',0);
INSERT INTO "moves" VALUES(32,5,1,'take:1:4',0);
INSERT INTO "moves" VALUES(33,4,0,'play:9+1:single:10',0);
INSERT INTO "moves" VALUES(33,5,1,'take:0:3',0);
CREATE TABLE seats (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id BIGINT, 
	name VARCHAR(200) NOT NULL, 
	player VARCHAR(40) NOT NULL, 
	former_id BIGINT, missed INTEGER DEFAULT '0' NOT NULL, wish_id BIGINT, wish_name VARCHAR(200), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES(1,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(1,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(1,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(2,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(2,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(2,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(2,3,103,'Dan','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(2,4,104,'Eva','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(3,0,100,'Anna','greedy',NULL,3,NULL,NULL);
INSERT INTO "seats" VALUES(3,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(3,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(4,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(4,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(4,2,102,'Carla','greedy',NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES(5,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(6,0,4611686018427387911,'Żółć *_* אבג 😀','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(6,1,NULL,'1','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(6,2,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(7,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(7,1,NULL,'1','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(7,2,NULL,'2','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(7,3,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(7,4,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(8,0,104,'Eva','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(9,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(9,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(9,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(10,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(10,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(10,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(11,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(11,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(11,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(12,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(12,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(12,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(13,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(13,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(13,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(13,3,103,'Dan','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(13,4,104,'Eva','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(14,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(14,1,NULL,'1','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(14,2,NULL,'2','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(14,3,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(15,0,4611686018427387911,'Żółć *_* אבג 😀','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(15,1,NULL,'1','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(15,2,NULL,'2','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(15,3,NULL,'3','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(15,4,NULL,'4','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(16,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(16,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(16,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(17,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(17,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(17,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(17,3,103,'Dan','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(18,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(18,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(18,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(19,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(19,1,NULL,'1','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(19,2,NULL,'2','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(19,3,NULL,'3','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(20,0,NULL,'Anna','greedy',100,0,NULL,NULL);
INSERT INTO "seats" VALUES(20,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(20,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(21,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(21,1,NULL,'Ben','greedy',101,0,NULL,NULL);
INSERT INTO "seats" VALUES(21,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(22,0,NULL,'Anna','greedy',100,0,NULL,NULL);
INSERT INTO "seats" VALUES(22,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(22,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(22,3,103,'Dan','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(23,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(23,1,NULL,'1','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(23,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(24,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(24,1,NULL,'1','greedy',NULL,0,104,'Eva');
INSERT INTO "seats" VALUES(24,2,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(25,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(25,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(25,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(26,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(26,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(26,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(27,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(27,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(27,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(28,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(28,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(28,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(29,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(29,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(29,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(30,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(31,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(32,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(32,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(32,2,102,'Carla','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(33,0,100,'Anna','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(33,1,101,'Ben','greedy',NULL,0,NULL,NULL);
INSERT INTO "seats" VALUES(33,2,102,'Carla','greedy',NULL,0,NULL,NULL);
CREATE TABLE tables (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	locale VARCHAR(10) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	chips INTEGER, 
	face VARCHAR(40) NOT NULL, 
	pace VARCHAR(20) NOT NULL, 
	host_id BIGINT NOT NULL, 
	stage VARCHAR(20) NOT NULL, 
	revision INTEGER NOT NULL, 
	decisions TEXT NOT NULL, 
	waits VARCHAR(20) NOT NULL, 
	deadline BIGINT, 
	expires BIGINT, 
	changed BIGINT NOT NULL, 
	deals INTEGER NOT NULL, 
	timed_out INTEGER, 
	seed VARCHAR(64), 
	ended VARCHAR(20), 
	board_message_id BIGINT, 
	board_deal INTEGER, 
	board_posted_at BIGINT, 
	snapshot TEXT
, parent_id BIGINT, since BIGINT, remind_at BIGINT, due BIGINT, reminder VARCHAR(20), votes TEXT DEFAULT '[]' NOT NULL, notes TEXT DEFAULT '[]' NOT NULL, reminded_message_id BIGINT, reminded_about TEXT, turn_after INTEGER, hints INTEGER DEFAULT '1' NOT NULL, computers INTEGER DEFAULT '1' NOT NULL);
INSERT INTO "tables" VALUES(1,1,1001,'de','unsortiert',1,'normal','none',100,'playing',10,'{"2": 9}','people',NULL,1743381000000,1743301800000,1,NULL,'0101010101010101010101010101010101010101010101010101010101010101',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":3,"order":[2,0,1],"discard":["JH","KC","JD"],"last":{"acts":[{"seat":2,"cards":["JD"],"kind":"single","number":11},{"seat":0,"cards":["5C"],"kind":null,"number":0},{"seat":1,"cards":["9D"],"kind":null,"number":0}],"winner":2,"draws":0}},"hands":[["3S","9S","9C","QS","7S","3D","2D","QH","5C","4C"],["3C","6D","KH","10D","AC","QD","5H","7D","5S","10H","9D","AD"],["8C","KS","AH","2C","7H","JC","10S","4H"]],"spares":[["X"],[],["8S","4S"]],"pile":["AS","7C","9H","2S","3H","4D","10C","8H","6S","JS","8D","2H","6C","5D","X","KD","QC","6H"],"acts":[],"best":null,"drawing":null}}',NULL,1743294600000,1743373800000,1743373800000,'waiting','[]','[]',100000000000000001,'waiting:2-9',NULL,1,1);
INSERT INTO "tables" VALUES(2,1,1002,'de','unsortiert',1,'normal','none',100,'playing',11,'{"4": 9}','people',NULL,1743395400000,1743309000000,1,NULL,'0202020202020202020202020202020202020202020202020202020202020202',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":5,"chips":1},"deal":1,"chips":[1,1,1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":1,"order":[0,1,2,3,4],"discard":[],"last":null},"hands":[["KC","3S","3D","10D","6S","6D"],["4C","AD","9D","9H","KD","7S","2D","8S"],["JC","2S","AS","JS","2H","8C","5D","KS"],["QH","QD","8D","5C","3H","4H","10S","JH"],["7C","7D","9S","10C","3C","X","AH"]],"spares":[["9C","JD"],["KH"],["4D"],["6H"],["7H","AC"]],"pile":["4S","8H","6C","10H","5S","X","5H","2C","QS"],"acts":[{"seat":0,"cards":["QC"],"kind":"single","number":12},{"seat":1,"cards":["KD"],"kind":null,"number":0},{"seat":2,"cards":["8C"],"kind":null,"number":0},{"seat":3,"cards":["QD"],"kind":null,"number":0}],"best":{"seat":0,"cards":["QC"],"kind":"single","number":12},"drawing":null}}',NULL,1743301800000,1743388200000,1743388200000,'waiting','[100]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(3,1,1003,'de','unsortiert',1,'normal','none',101,'playing',12,'{"0": 9}','computer',NULL,1743402600000,1743316200000,1,NULL,'0303030303030303030303030303030303030303030303030303030303030303',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":3,"order":[0,1,2],"discard":["X","AC"],"last":{"acts":[{"seat":0,"cards":["AC"],"kind":"single","number":1},{"seat":1,"cards":["AS"],"kind":null,"number":0},{"seat":2,"cards":["9H"],"kind":null,"number":0}],"winner":0,"draws":0}},"hands":[["JD","10H","AH","7C","6S","3H","QS","5S"],["AS","6D","QH","5D","8C","JH","4H","2D","X","5H","QC","4C"],["7D","KS","8S","9H","6C","10D","7H","QD","5C","6H","7S","9D"]],"spares":[["KC","9S"],[],[]],"pile":["3C","2S","3D","KD","JC","8H","8D","3S","2H","JS","10S","10C","4D","KH","2C","AD","9C","4S"],"acts":[],"best":null,"drawing":null}}',NULL,NULL,1743395400000,1743395400000,NULL,'[]','[{"what":"voted","at":"2025-03-30T06:30:00Z","by":"","whom":"Anna","moderator":false,"to":"","computer":false}]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(4,1,1004,'de','unsortiert',1,'normal','minute',100,'playing',10,'{"2": 10}','people',1743316260000,1743402600000,1743316260000,1,2,'0404040404040404040404040404040404040404040404040404040404040404',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"insert","round":{"number":2,"order":[1,2,0],"discard":["7H","JD"],"last":{"acts":[{"seat":0,"cards":["7H"],"kind":"single","number":7},{"seat":1,"cards":["JD"],"kind":"single","number":11},{"seat":2,"cards":["8D"],"kind":null,"number":0}],"winner":1,"draws":0}},"hands":[["3C","2S","5C","10C","QD","6C","9H","8H","4H","QS"],["3H","5D","10D","KC","QH","7S","10H","8S"],["6S","QC","X","9C","4D","JH","X","5H","5S"]],"spares":[["6H"],["KH","8C"],["4C"]],"pile":["3S","2D","AS","9S","JS","4S","3D","10S","2H","AD","9D","KS","2C","AH","7C","JC"],"acts":[{"seat":1,"cards":["KD"],"kind":"draw","number":0},{"seat":2,"cards":["6D","8D","7D"],"kind":"run3","number":8},{"seat":0,"cards":["9H"],"kind":null,"number":0}],"best":{"seat":2,"cards":["6D","8D","7D"],"kind":"run3","number":8},"drawing":{"result":{"acts":[{"seat":1,"cards":["KD"],"kind":"draw","number":0},{"seat":2,"cards":["6D","8D","7D"],"kind":"run3","number":8},{"seat":0,"cards":["9H"],"kind":null,"number":0}],"winner":2,"draws":3},"card":"AC","left":2}}}',NULL,1743316260000,1743395400000,1743316260000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(5,1,1005,'de','unsortiert',NULL,'normal','none',100,'lobby',0,'{}','people',NULL,1743318060000,1743316260000,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1743318060000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(6,1,1006,'de','unsortiert',5,'normal','day',4611686018427387911,'lobby',1,'{}','people',NULL,1743318060000,1743316260000,0,NULL,NULL,NULL,1000000000000000006,0,1743316260000,NULL,NULL,NULL,NULL,1743318060000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(7,1,1007,'de','unsortiert',NULL,'normal','none',100,'lobby',2,'{}','people',NULL,1743318060000,1743316260000,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1743318060000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(8,1,1008,'de','unsortiert',NULL,'normal','none',104,'lobby',2,'{}','people',NULL,1743318060000,1743316260000,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1743318060000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(9,1,1009,'de','unsortiert',1,'normal','minute',100,'playing',9,'{"1": 9}','people',1743316320000,1743402660000,1743316260000,1,NULL,'0505050505050505050505050505050505050505050505050505050505050505',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":3,"order":[1,2,0],"discard":["8D","9S","JD","10S"],"last":{"acts":[{"seat":1,"cards":["JD","10S"],"kind":"run2","number":11},{"seat":2,"cards":["QC"],"kind":null,"number":0},{"seat":0,"cards":["2S"],"kind":null,"number":0}],"winner":1,"draws":0}},"hands":[["10C","QD","3D","QS","2S","KC","X","9C","2H","8H"],["2D","KD","5D","8C","4D","3S","7D"],["7H","4C","JC","AS","6C","9H","KH","9D","6H","4H","QC","3C"]],"spares":[["8S"],["QH","JH"],[]],"pile":["KS","JS","10H","AH","AC","5H","5S","AD","10D","4S","3H","7C","7S","5C","6D","2C","6S","X"],"acts":[],"best":null,"drawing":null}}',NULL,1743316260000,1743316290000,1743316290000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(10,1,1010,'de','unsortiert',1,'normal','five-minutes',100,'playing',9,'{"1": 9}','people',1743316560000,1743402660000,1743316260000,1,NULL,'0606060606060606060606060606060606060606060606060606060606060606',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":3,"order":[1,2,0],"discard":["7D","AS","9C"],"last":{"acts":[{"seat":0,"cards":["AS"],"kind":"single","number":1},{"seat":1,"cards":["9C"],"kind":"single","number":9},{"seat":2,"cards":["JS"],"kind":null,"number":0}],"winner":1,"draws":0}},"hands":[["KC","8C","3H","9D","QS","QC","7C","5H"],["4S","JC","6H","8S","JD","2C","10D","QD","4C","4H"],["X","7S","X","JS","3C","KD","AD","KS","8D","QH","KH","5S"]],"spares":[["2H","3D"],["7H"],[]],"pile":["10H","8H","6D","6C","3S","5C","JH","4D","6S","2D","9H","2S","AH","5D","AC","10S","10C","9S"],"acts":[],"best":null,"drawing":null}}',NULL,1743316260000,1743316410000,1743316410000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(11,1,1011,'de','unsortiert',1,'normal','day',100,'playing',9,'{"2": 9}','people',1743402660000,1743921060000,1743316260000,1,NULL,'0707070707070707070707070707070707070707070707070707070707070707',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":3,"order":[2,0,1],"discard":["8S","QD","QS"],"last":{"acts":[{"seat":2,"cards":["QS"],"kind":"single","number":12},{"seat":0,"cards":["3S"],"kind":null,"number":0},{"seat":1,"cards":["6C"],"kind":null,"number":0}],"winner":2,"draws":0}},"hands":[["10C","QC","3S","7H","6S","6H","4S","2H","KS","7D"],["5C","QH","8C","JH","JD","9H","AS","6C","KC","JS","3D","2C"],["5S","7S","9C","2S","5H","3C","7C","AH"]],"spares":[["2D"],[],["JC","8H"]],"pile":["9D","X","8D","X","9S","10D","3H","10S","AD","5D","KD","KH","10H","4C","6D","AC","4D","4H"],"acts":[],"best":null,"drawing":null}}',NULL,1743316260000,1743359460000,1743359460000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(12,1,1012,'de','unsortiert',1,'normal','none',100,'playing',9,'{"2": 9}','people',NULL,1743402660000,1743316260000,1,NULL,'0808080808080808080808080808080808080808080808080808080808080808',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":3,"order":[2,0,1],"discard":["9H","X","AH","JS"],"last":{"acts":[{"seat":2,"cards":["JS"],"kind":"single","number":11},{"seat":0,"cards":["4S"],"kind":null,"number":0},{"seat":1,"cards":["2C"],"kind":null,"number":0}],"winner":2,"draws":0}},"hands":[["6H","10S","6C","4S","10D","KH","8D","7H","7C","AS"],["10C","6S","3S","9D","QS","7D","3H","2C","7S","5S","4H","AD"],["KC","5D","3D","KD","3C","5C","6D"]],"spares":[["2D"],[],["2S","5H"]],"pile":["8H","JC","9C","QH","QD","QC","9S","8S","4D","JH","8C","10H","AC","X","KS","JD","2H","4C"],"acts":[],"best":null,"drawing":null}}',NULL,1743316260000,1743319860000,1743319860000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(13,1,1013,'de','unsortiert',2,'normal','five-minutes',100,'playing',5,'{"0": 5}','people',1743316560000,1743402660000,1743316260000,1,NULL,'0909090909090909090909090909090909090909090909090909090909090909',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":5,"chips":2},"deal":1,"chips":[2,2,2,2,2],"losers":[],"result":null},"phase":"play","round":{"number":1,"order":[0,1,2,3,4],"discard":[],"last":null},"hands":[["9S","2H","8H","6D","7D","6H","2C"],["10D","X","4H","8S","7C","AC","5S"],["5H","4S","2S","QC","X","10S","9C"],["JD","AS","8C","9H","AD","4C","6C"],["KS","JH","5D","3S","AH","9D","QH"]],"spares":[["KD","8D"],["7S","7H"],["QS","6S"],["4D","KH"],["3D","QD"]],"pile":["JS","KC","3C","5C","10C","2D","JC","10H","3H"],"acts":[],"best":null,"drawing":null}}',NULL,1743316260000,1743316410000,1743316410000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(14,1,1014,'de','unsortiert',1,'normal','minute',100,'playing',3,'{"1": 3}','computer',NULL,1743402660000,1743316260000,1,NULL,'0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":4,"chips":1},"deal":1,"chips":[1,1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":1,"order":[0,1,2,3],"discard":[],"last":null},"hands":[["4C","4H","8C","AC","KH","4S","AD","6H","10H"],["X","AH","2S","KC","9S","3S","7S","10S","8D","QH"],["8H","3H","X","9D","9H","6S","7H","JD","JH","6D"],["KS","4D","3C","5C","5H","JC","5D","7C","8S","10C"]],"spares":[["2D","QC"],["10D","7D"],["9C","5S"],["6C","QD"]],"pile":["JS","2H","2C","AS","QS","3D"],"acts":[{"seat":0,"cards":["KD"],"kind":"draw","number":0}],"best":null,"drawing":null}}',NULL,NULL,1743395460000,1743395460000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(15,1,1015,'de','unsortiert',1,'normal','none',4611686018427387911,'playing',31,'{"0": 31}','people',NULL,1743402660000,1743316260000,1,NULL,'0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":5,"chips":1},"deal":1,"chips":[1,1,1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":6,"order":[1,2,3,4,0],"discard":["KD","AH","X","6S","10S","8D","9C","5C","5H","3C","KC","X","9S","10H","QC"],"last":{"acts":[{"seat":3,"cards":["X"],"kind":"single","number":4},{"seat":4,"cards":["9S"],"kind":"single","number":9},{"seat":0,"cards":["10H"],"kind":"single","number":10},{"seat":1,"cards":["QC"],"kind":"single","number":12},{"seat":2,"cards":["2C"],"kind":null,"number":0}],"winner":1,"draws":0}},"hands":[["6C","3H","4D","6H","9H","8C","8S"],["5D","JD","4H"],["JH","QS","6D","7C","AC","AD","7S"],["2D","3D","5S","9D"],["QH","JC","8H","4S","QD"]],"spares":[[],[],[],[],[]],"pile":["4C","JS","2H","KS","10D","10C"],"acts":[{"seat":1,"cards":["2S","AS"],"kind":"run2","number":2},{"seat":2,"cards":["2C","3S"],"kind":"run2","number":3},{"seat":3,"cards":["7D","7H"],"kind":"pair","number":7},{"seat":4,"cards":["KH"],"kind":"draw","number":0}],"best":{"seat":3,"cards":["7D","7H"],"kind":"pair","number":7},"drawing":null}}',NULL,1743316260000,1743319860000,1743319860000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(16,1,1016,'de','unsortiert',2,'normal','none',100,'playing',34,'{}','deal',NULL,1743402660000,1743316260000,1,NULL,'0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":2},"deal":1,"chips":[2,2,1],"losers":[],"result":{"deal":1,"ending":"stuck","losers":[2],"hands":[["7D","4S","X","7S","3C","10D","2D"],["3H"],["9D","4H","4D","AD","3D"]],"chips":[2,2,1],"acts":[{"seat":1,"cards":["5D","5S"],"kind":"pair","number":5}]}},"phase":"deal","round":{"number":9,"order":[1,2,0],"discard":["6C","6S","7C","6H","10S","X","QD","JC","QC","3S","2S","KH","9H","8S","10H","9C","KC","9S","JD","KD","2H","10C","JH","8C","AH","2C"],"last":{"acts":[{"seat":2,"cards":["8C"],"kind":"single","number":8},{"seat":0,"cards":["X"],"kind":null,"number":0},{"seat":1,"cards":["AH","2C"],"kind":"run2","number":2}],"winner":1,"draws":0}},"hands":[["7D","4S","X","7S","3C","10D","2D"],["3H"],["9D","4H","4D","AD","3D"]],"spares":[["4C"],[],[]],"pile":["QS","JS","AS","8D","6D","5C","AC","QH","5H","KS","7H","8H"],"acts":[{"seat":1,"cards":["5D","5S"],"kind":"pair","number":5}],"best":{"seat":1,"cards":["5D","5S"],"kind":"pair","number":5},"drawing":null}}',NULL,NULL,1743395460000,1743395460000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(17,1,1017,'de','unsortiert',2,'normal','day',100,'playing',84,'{}','deal',NULL,1743921060000,1743316260000,2,NULL,'0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":4,"chips":2},"deal":2,"chips":[2,0,2,2],"losers":[],"result":{"deal":2,"ending":"stuck","losers":[1],"hands":[["9D","4C","6H","3D","6S","3C","5D","9H"],["2S","7C","10H","6D","JD","2D","JC","3H"],["JH","AD","3S","4S","JS","QH","2C","5C","9S"],["4D","KC","2H","AH","6C","8D","10D","AS","7H","8C","9C"]],"chips":[2,0,2,2],"acts":[{"seat":3,"cards":["10C"],"kind":"single","number":10},{"seat":0,"cards":["QD"],"kind":"single","number":12}]}},"phase":"deal","round":{"number":7,"order":[3,0,1,2],"discard":["X","7D","QS","10S","AC","X","KH","KS","5H","8S","7S","8H","QC","5S","4H","KD"],"last":{"acts":[{"seat":1,"cards":["QC"],"kind":"single","number":12},{"seat":2,"cards":["JH"],"kind":null,"number":0},{"seat":3,"cards":["5S","4H"],"kind":"run2","number":5},{"seat":0,"cards":["KD"],"kind":"draw","number":0}],"winner":3,"draws":3}},"hands":[["9D","4C","6H","3D","6S","3C","5D","9H"],["2S","7C","10H","6D","JD","2D","JC","3H"],["JH","AD","3S","4S","JS","QH","2C","5C","9S"],["4D","KC","2H","AH","6C","8D","10D","AS","7H","8C","9C"]],"spares":[[],[],[],[]],"pile":[],"acts":[{"seat":3,"cards":["10C"],"kind":"single","number":10},{"seat":0,"cards":["QD"],"kind":"single","number":12}],"best":{"seat":0,"cards":["QD"],"kind":"single","number":12},"drawing":null}}',NULL,NULL,1743834660000,1743834660000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(18,1,1018,'de','unsortiert',1,'normal','five-minutes',100,'playing',18,'{"1": 18}','people',1743316560000,1743402660000,1743316260000,1,NULL,'0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"insert","round":{"number":5,"order":[2,0,1],"discard":["X","4H","X","JH","JC","6H","5D","4C","QC"],"last":{"acts":[{"seat":2,"cards":["QC"],"kind":"single","number":12},{"seat":0,"cards":["7C"],"kind":null,"number":0},{"seat":1,"cards":["9D"],"kind":null,"number":0}],"winner":2,"draws":0}},"hands":[["10C","6D","JD","6S","6C","9H","9C","7C","3S"],["KC","JS","4D","9D","AS","QH","2H","3D"],["3C","8C","5C","8D","8H","10H","AC"]],"spares":[[],[],[]],"pile":["4S","AH","7H","QD","5H","KD","2C","7S","7D","2S","10D","2D","3H","KS","AD","10S","5S"],"acts":[{"seat":2,"cards":["8S"],"kind":"single","number":8},{"seat":0,"cards":["KH"],"kind":"draw","number":0},{"seat":1,"cards":["9S"],"kind":"single","number":9}],"best":{"seat":1,"cards":["9S"],"kind":"single","number":9},"drawing":{"result":{"acts":[{"seat":2,"cards":["8S"],"kind":"single","number":8},{"seat":0,"cards":["KH"],"kind":"draw","number":0},{"seat":1,"cards":["9S"],"kind":"single","number":9}],"winner":1,"draws":3},"card":"QS","left":3}}}',NULL,1743316260000,1743316410000,1743316410000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(19,1,1019,'de','unsortiert',1,'normal','none',100,'playing',21,'{"2": 21}','computer',NULL,1743402660000,1743316260000,1,NULL,'0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":4,"chips":1},"deal":1,"chips":[1,1,1,1],"losers":[],"result":null},"phase":"insert","round":{"number":5,"order":[1,2,3,0],"discard":["JS","X","5D","10S","9H","3S","X","9C","JD","QC","7C","7S","7D"],"last":{"acts":[{"seat":2,"cards":["QC"],"kind":"single","number":12},{"seat":3,"cards":["AS"],"kind":null,"number":0},{"seat":0,"cards":["AD"],"kind":null,"number":0},{"seat":1,"cards":["7C","7S","7D"],"kind":"triple","number":7}],"winner":1,"draws":0}},"hands":[["5C","JC","AD","KC","6H","5S","QD","10D","7H"],["AC","4C","6C","8H","8C","3H","10C"],["JH","9D","3C","9S","AH","8S","4H","QH"],["8D","2C","4D","KH","6D","KS","AS"]],"spares":[[],[],[],[]],"pile":["3D","4S","10H","2H","2S"],"acts":[{"seat":1,"cards":["QS"],"kind":"single","number":12},{"seat":2,"cards":["5H","6S"],"kind":"run2","number":6},{"seat":3,"cards":["KH"],"kind":null,"number":0},{"seat":0,"cards":["KD"],"kind":"draw","number":0}],"best":{"seat":2,"cards":["5H","6S"],"kind":"run2","number":6},"drawing":{"result":{"acts":[{"seat":1,"cards":["QS"],"kind":"single","number":12},{"seat":2,"cards":["5H","6S"],"kind":"run2","number":6},{"seat":3,"cards":["KH"],"kind":null,"number":0},{"seat":0,"cards":["KD"],"kind":"draw","number":0}],"winner":2,"draws":3},"card":"2D","left":3}}}',NULL,NULL,1743395460000,1743395460000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(20,1,1020,'de','unsortiert',1,'normal','minute',101,'playing',10,'{"0": 10}','computer',1743316320000,1743402660000,1743316260000,1,NULL,'1010101010101010101010101010101010101010101010101010101010101010',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":3,"order":[0,1,2],"discard":["JD","QC","X","5C","4C"],"last":{"acts":[{"seat":1,"cards":["X"],"kind":"single","number":4},{"seat":2,"cards":["3S"],"kind":null,"number":0},{"seat":0,"cards":["5C","4C"],"kind":"run2","number":5}],"winner":0,"draws":0}},"hands":[["KS","KH","10D","7D","10C","5H","AH"],["7S","4D","10H","QS","8D","2D","KD","6C"],["JC","AS","3H","6S","10S","5D","9S","JH","8C","AD","3S","7H"]],"spares":[["9D","6D"],["2H","AC"],[]],"pile":["3D","8H","6H","8S","4S","QH","3C","9C","4H","7C","KC","2C","5S","9H","JS","QD","2S","X"],"acts":[],"best":null,"drawing":null}}',NULL,NULL,1743395460000,1743316320000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(21,1,1021,'de','unsortiert',1,'normal','none',100,'playing',16,'{"1": 16}','computer',NULL,1743402660000,1743316260000,1,NULL,'1111111111111111111111111111111111111111111111111111111111111111',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"insert","round":{"number":4,"order":[1,2,0],"discard":["4H","8D","10D","5C","7D"],"last":{"acts":[{"seat":2,"cards":["5C"],"kind":"single","number":5},{"seat":0,"cards":["KH"],"kind":null,"number":0},{"seat":1,"cards":["7D"],"kind":"single","number":7}],"winner":1,"draws":0}},"hands":[["6S","3S","KS","6D","9S","KD","JH","2D","7S","QH"],["4C","2S","AS","JS","10C","JD","8S","JC","5D"],["8H","10S","QC","7C","5S","AD","AC","2C"]],"spares":[[],[],["6C"]],"pile":["KC","7H","QD","9D","2H","3D","4S","4D","3C","9C","8C","9H","QS","6H","X","3H","10H"],"acts":[{"seat":1,"cards":["X","5H"],"kind":"run2","number":6},{"seat":2,"cards":["AD"],"kind":null,"number":0},{"seat":0,"cards":["KH"],"kind":"draw","number":0}],"best":{"seat":1,"cards":["X","5H"],"kind":"run2","number":6},"drawing":{"result":{"acts":[{"seat":1,"cards":["X","5H"],"kind":"run2","number":6},{"seat":2,"cards":["AD"],"kind":null,"number":0},{"seat":0,"cards":["KH"],"kind":"draw","number":0}],"winner":1,"draws":3},"card":"AH","left":3}}}',NULL,NULL,1743395460000,1743395460000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(22,1,1022,'de','unsortiert',1,'normal','none',101,'playing',10,'{"0": 10}','computer',NULL,1743402660000,1743316260000,1,NULL,'1212121212121212121212121212121212121212121212121212121212121212',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":4,"chips":1},"deal":1,"chips":[1,1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":2,"order":[3,0,1,2],"discard":["5S","X"],"last":{"acts":[{"seat":0,"cards":["5S"],"kind":"single","number":5},{"seat":1,"cards":["5D"],"kind":null,"number":0},{"seat":2,"cards":["JD"],"kind":null,"number":0},{"seat":3,"cards":["X"],"kind":"single","number":6}],"winner":3,"draws":0}},"hands":[["KS","AC","6D","KH","QC","2D","7C","AS","7S"],["8D","10H","10D","5D","9H","AD","5C","KD","JH","X","9D"],["QS","JD","KC","AH","7H","QD","9C","8H","JS","6S","7D"],["QH","6C","10S","8S","2C","9S","5H","2H"]],"spares":[["4H","4S"],["6H"],["2S"],["8C","3D"]],"pile":["3S","4C","JC","4D","3H","10C"],"acts":[{"seat":3,"cards":["3C"],"kind":"single","number":3}],"best":{"seat":3,"cards":["3C"],"kind":"single","number":3},"drawing":null}}',NULL,NULL,1743395460000,1743395460000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(23,1,1023,'de','unsortiert',1,'normal','none',100,'playing',10,'{"2": 9}','people',NULL,1743402660000,1743316260000,1,NULL,'1313131313131313131313131313131313131313131313131313131313131313',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":3,"order":[2,0,1],"discard":["8D","4S","6C","X"],"last":{"acts":[{"seat":0,"cards":["4S"],"kind":"single","number":4},{"seat":1,"cards":["6C"],"kind":"single","number":6},{"seat":2,"cards":["X"],"kind":"single","number":12}],"winner":2,"draws":0}},"hands":[["QH","6S","3C","JH","4H","7H","10S","7S"],["AD","2H","2C","3H","KH","JS","6H","2S","8S","JC"],["KS","5H","10C","QS","10D","KC","3D","5C","4D","5S"]],"spares":[["10H","9S"],["7C"],["8C"]],"pile":["4C","KD","5D","7D","JD","X","QD","AS","3S","9D","AC","9C","QC","2D","9H","8H","6D","AH"],"acts":[],"best":null,"drawing":null}}',NULL,1743316260000,1743319860000,1743319860000,NULL,'[]','[{"what":"kicked","at":"2025-03-30T06:31:00Z","by":"Anna","whom":"Ben","moderator":false,"to":"","computer":false}]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(24,1,1024,'de','unsortiert',1,'normal','none',100,'playing',11,'{"2": 10}','people',NULL,1743402660000,1743316260000,1,NULL,'1414141414141414141414141414141414141414141414141414141414141414',NULL,NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":3,"order":[0,1,2],"discard":["5C","3D","X","JC","X","2H"],"last":{"acts":[{"seat":1,"cards":["JC"],"kind":"single","number":11},{"seat":2,"cards":["8S"],"kind":null,"number":0},{"seat":0,"cards":["X","2H"],"kind":"pair","number":2}],"winner":0,"draws":0}},"hands":[["5D","10H","3C","JS","7D","6H"],["4S","8H","3S","QS","7H","5H","9C","AD"],["KD","2C","JD","4H","8S","9H","6S","AH","6D","4D","2D","JH"]],"spares":[["KC","KS"],["2S"],[]],"pile":["KH","4C","7S","10C","6C","9S","5S","10S","8C","7C","9D","QH","8D","10D","QC","3H","AC","AS"],"acts":[{"seat":0,"cards":["QD"],"kind":"single","number":12},{"seat":1,"cards":["QS"],"kind":null,"number":0}],"best":{"seat":0,"cards":["QD"],"kind":"single","number":12},"drawing":null}}',NULL,1743316260000,1743319860000,1743319860000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(25,1,1025,'de','unsortiert',1,'normal','day',100,'playing',3,'{"0": 3}','people',1743402660000,1743921060000,1743316260000,1,NULL,'1515151515151515151515151515151515151515151515151515151515151515',NULL,1000000000000000025,1,1743316260000,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":1,"order":[0,1,2],"discard":[],"last":null},"hands":[["3S","7H","4C","KH","3C","AH","9H","6S","9C","6D"],["AD","9S","5H","8H","X","7S","KC","2S","JS","5D"],["8C","4S","4D","3H","3D","8D","5S","JH","7C","JC"]],"spares":[["4H","9D"],["X","6H"],["10H","QC"]],"pile":["8S","10D","6C","JD","2H","2D","QS","KD","5C","KS","QH","7D","10C","QD","AC","2C","10S","AS"],"acts":[],"best":null,"drawing":null}}',NULL,1743316260000,1743359460000,1743359460000,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(26,1,1026,'de','unsortiert',1,'normal','none',100,'ended',87,'{}','nothing',NULL,NULL,1743316260000,3,NULL,'1616161616161616161616161616161616161616161616161616161616161616','finished',NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":3,"chips":[1,0,0],"losers":[2],"result":{"deal":3,"ending":"stuck","losers":[2],"hands":[["JD","5S","7D","KC","2C","10S","3D","10D"],["7C","2S","6C","KD"],["AC","QC","AD","5H"]],"chips":[1,0,0],"acts":[{"seat":0,"cards":["JH"],"kind":"single","number":11},{"seat":1,"cards":["8H","9D"],"kind":"run2","number":9}]}},"phase":"over","round":{"number":8,"order":[0,1,2],"discard":["6H","8C","AH","AS","KH","X","3H","9C","7S","X","2H","4D","4S","9H","2D","3C","5C","4C","7H","QD"],"last":{"acts":[{"seat":2,"cards":["7H"],"kind":"single","number":7},{"seat":0,"cards":["QD"],"kind":"single","number":12},{"seat":1,"cards":["6C"],"kind":null,"number":0}],"winner":0,"draws":0}},"hands":[["JD","5S","7D","KC","2C","10S","3D","10D"],["7C","2S","6C","KD"],["AC","QC","AD","5H"]],"spares":[[],[],[]],"pile":["JC","6D","5D","JS","3S","QS","10C","QH","4H","KS","8D","10H","8S","9S","6S"],"acts":[{"seat":0,"cards":["JH"],"kind":"single","number":11},{"seat":1,"cards":["8H","9D"],"kind":"run2","number":9}],"best":{"seat":1,"cards":["8H","9D"],"kind":"run2","number":9},"drawing":null}}',NULL,NULL,NULL,NULL,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(27,1,1027,'de','unsortiert',1,'normal','minute',100,'ended',83,'{}','nothing',NULL,NULL,1743316260000,3,NULL,'1717171717171717171717171717171717171717171717171717171717171717','finished',1000000000000000027,3,1743316260000,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":3,"chips":[0,0,1],"losers":[0],"result":{"deal":3,"ending":"stuck","losers":[0],"hands":[["2H","4C","AD","8H","5D"],["QD","QC","10S","9D","3D","4D","4S"],["AC"]],"chips":[0,0,1],"acts":[{"seat":1,"cards":["9S"],"kind":"single","number":9},{"seat":2,"cards":["QS"],"kind":"single","number":12}]}},"phase":"over","round":{"number":8,"order":[1,2,0],"discard":["7S","JC","JD","5C","5H","9H","10H","X","8D","2C","AH","X","QH","3C","2S","6D","9C","5S","6H","7H","KH","8S","7C"],"last":{"acts":[{"seat":2,"cards":["7H"],"kind":"single","number":7},{"seat":0,"cards":["KH"],"kind":"draw","number":0},{"seat":1,"cards":["8S","7C"],"kind":"run2","number":8}],"winner":1,"draws":3}},"hands":[["2H","4C","AD","8H","5D"],["QD","QC","10S","9D","3D","4D","4S"],["AC"]],"spares":[[],[],["10C"]],"pile":["AS","2D","10D","JH","3H","KS","KC","6S","KD","3S","8C","JS","7D","6C","4H"],"acts":[{"seat":1,"cards":["9S"],"kind":"single","number":9},{"seat":2,"cards":["QS"],"kind":"single","number":12}],"best":{"seat":2,"cards":["QS"],"kind":"single","number":12},"drawing":null}}',NULL,NULL,NULL,NULL,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(28,1,1028,'de','unsortiert',2,'normal','none',100,'ended',41,'{}','nothing',NULL,NULL,1743316260000,1,NULL,'1818181818181818181818181818181818181818181818181818181818181818','stopped',1000000000000000028,1,1743316260000,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":2},"deal":1,"chips":[1,2,2],"losers":[],"result":{"deal":1,"ending":"stuck","losers":[0],"hands":[["5D","JC","5H"],["AS","6D","9S"],["QH","KS","2H","8D","JD"]],"chips":[1,2,2],"acts":[{"seat":2,"cards":["X"],"kind":"single","number":12}]}},"phase":"deal","round":{"number":11,"order":[2,0,1],"discard":["X","7D","8C","2S","QS","3H","QC","9D","10D","7H","6H","6C","JH","2D","4S","5C","KD","9C","10H","5S","4D","3S","JS","AC","AD","KH","QD","8S","9H","7S"],"last":{"acts":[{"seat":0,"cards":["KH"],"kind":"draw","number":0},{"seat":1,"cards":["QD"],"kind":"single","number":12},{"seat":2,"cards":["8S","9H","7S"],"kind":"run3","number":9}],"winner":2,"draws":3}},"hands":[["5D","JC","5H"],["AS","6D","9S"],["QH","KS","2H","8D","JD"]],"spares":[[],[],[]],"pile":["2C","10S","10C","4H","8H","4C","AH","3D","7C","KC","6S","3C"],"acts":[{"seat":2,"cards":["X"],"kind":"single","number":12}],"best":{"seat":2,"cards":["X"],"kind":"single","number":12},"drawing":null}}',NULL,NULL,NULL,NULL,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(29,1,1029,'de','unsortiert',1,'normal','none',100,'ended',22,'{}','nothing',NULL,NULL,1743316260000,1,NULL,'1919191919191919191919191919191919191919191919191919191919191919','expired',NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"insert","round":{"number":6,"order":[2,0,1],"discard":["QC","JH","8C","10S","X","JC","4D","4C","9C","X","10H","QS"],"last":{"acts":[{"seat":1,"cards":["10H"],"kind":"single","number":10},{"seat":2,"cards":["QS"],"kind":"single","number":12},{"seat":0,"cards":["3H"],"kind":null,"number":0}],"winner":2,"draws":0}},"hands":[["KS","3C","AS","3H","QH","8S","AH"],["2S","KC","9D","4H","6D","3S"],["9S","AC","3D","2H","JD","4S"]],"spares":[[],[],[]],"pile":["7D","6S","8D","9H","7S","5S","10D","AD","6H","2D","5H","JS","8H","6C","2C","QD","KD"],"acts":[{"seat":2,"cards":["5D","5C"],"kind":"pair","number":5},{"seat":0,"cards":["KH"],"kind":"draw","number":0},{"seat":1,"cards":["7H","7C"],"kind":"pair","number":7}],"best":{"seat":1,"cards":["7H","7C"],"kind":"pair","number":7},"drawing":{"result":{"acts":[{"seat":2,"cards":["5D","5C"],"kind":"pair","number":5},{"seat":0,"cards":["KH"],"kind":"draw","number":0},{"seat":1,"cards":["7H","7C"],"kind":"pair","number":7}],"winner":1,"draws":3},"card":"10C","left":3}}}',NULL,NULL,NULL,NULL,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(30,1,1030,'de','unsortiert',NULL,'normal','none',100,'ended',1,'{}','nothing',NULL,NULL,1743316260000,0,NULL,NULL,'cancelled',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(31,1,1031,'de','unsortiert',NULL,'normal','none',100,'ended',1,'{}','nothing',NULL,NULL,1743316260000,0,NULL,NULL,'lost',1000000000000000031,0,1743316260000,NULL,NULL,NULL,NULL,NULL,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(32,1,1032,'de','unsortiert',1,'normal','none',100,'ended',6,'{}','nothing',NULL,NULL,1743316260000,1,NULL,'1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a','deserted',NULL,NULL,NULL,'{"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":1,"order":[0,1,2],"discard":[],"last":null},"hands":[["QH","3S","JS","KS","5H","AC","2D","9H","2H"],["9C","6S","10C","10S","10D","5D","2C","6D","9S","3D","X"],["6H","5S","JH","KC","QC","3C","9D","8S","8C","7S"]],"spares":[["JC","4D"],["8H"],["7H","AH"]],"pile":["QD","JD","4H","AD","2S","QS","4S","5C","3H","8D","AS","KD","7C","6C","KH","10H","7D","X"],"acts":[{"seat":0,"cards":["4C"],"kind":"single","number":4},{"seat":1,"cards":["10D"],"kind":null,"number":0}],"best":{"seat":0,"cards":["4C"],"kind":"single","number":4},"drawing":null}}',NULL,NULL,NULL,NULL,NULL,'[]','[]',NULL,NULL,NULL,1,1);
INSERT INTO "tables" VALUES(33,1,1033,'de','unsortiert',1,'normal','none',100,'ended',6,'{"2": 5}','nothing',NULL,NULL,1743316260000,1,NULL,'1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b1b','unreadable',1000000000000000033,1,1743316260000,'"format":1,"state":{"standing":{"options":{"players":3,"chips":1},"deal":1,"chips":[1,1,1],"losers":[],"result":null},"phase":"play","round":{"number":1,"order":[0,1,2],"discard":[],"last":null},"hands":[["AS","5H","9S","10S","X","6S","QD","KH","JD"],["10H","7H","AC","2D","KC","JS","KD","6H","4D","6C","8C"],["7C","4C","3H","8S","AH","5C","AD","7D","8H","JC"]],"spares":[["4S","5D"],["2H"],["QH","9H"]],"pile":["2S","10C","7S","5S","9D","6D","JH","4H","3S","KS","8D","9C","3C","QC","QS","3D","2C","10D"],"acts":[{"seat":0,"cards":["X"],"kind":"single","number":10},{"seat":1,"cards":["2D"],"kind":null,"number":0}],"best":{"seat":0,"cards":["X"],"kind":"single","number":10},"drawing":null}}',NULL,1743316260000,NULL,NULL,NULL,'[]','[]',NULL,NULL,NULL,1,1);
CREATE INDEX ix_tables_waits ON tables (waits);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_tables_end_not_shown ON tables (board_message_id) WHERE ended IS NOT NULL AND board_message_id IS NOT NULL;
CREATE UNIQUE INDEX uq_tables_open_in_channel ON tables (channel_id) WHERE ended IS NULL;
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_open_in_guild ON tables (guild_id) WHERE ended IS NULL;
CREATE INDEX ix_tables_open_in_parent ON tables (parent_id) WHERE ended IS NULL AND parent_id IS NOT NULL;
CREATE INDEX ix_tables_reminding ON tables (id) WHERE reminder IS NOT NULL OR reminded_message_id IS NOT NULL;
CREATE INDEX ix_audit_guild ON audit (guild_id, at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',33);
COMMIT;
