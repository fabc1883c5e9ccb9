/**
 * Games with their seats, and the figures of those that are released. Figures are counted for a seat (-1: the game as a whole) and a thing (0: none);
 * metrics and things are numbered in `names`. A table that has not started is a game in the state `open`, which nobody lists.
 */
export const gamesSchema = `
CREATE TABLE games (
  id INTEGER PRIMARY KEY,
  game_id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  state TEXT NOT NULL,
  access TEXT NOT NULL,
  owner TEXT,
  options TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  pack_hash TEXT NOT NULL,
  rated INTEGER NOT NULL,
  imported INTEGER NOT NULL,
  tournament TEXT,
  stage INTEGER,
  round INTEGER,
  tournament_table TEXT,
  seats INTEGER NOT NULL,
  bots INTEGER NOT NULL DEFAULT 0,
  started INTEGER,
  ended INTEGER,
  ended_by TEXT,
  outcome TEXT,
  released INTEGER,
  release INTEGER,
  moves INTEGER,
  rounds INTEGER,
  annotations INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX games_by_start ON games (started DESC, game_id DESC);
CREATE UNIQUE INDEX games_by_release ON games (release) WHERE release IS NOT NULL;
CREATE INDEX games_by_tournament ON games (tournament) WHERE tournament IS NOT NULL;

CREATE TABLE seats (
  game INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  account TEXT,
  bot TEXT,
  guest INTEGER NOT NULL DEFAULT 0,
  place INTEGER,
  score REAL,
  win REAL,
  PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_account ON seats (account, game) WHERE account IS NOT NULL;

CREATE TABLE names (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);

CREATE TABLE facts (
  metric INTEGER NOT NULL,
  game INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  thing INTEGER NOT NULL,
  round INTEGER NOT NULL,
  value REAL NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (metric, game, seat, thing, round)
) WITHOUT ROWID;
CREATE INDEX facts_by_thing ON facts (metric, thing, game);
CREATE INDEX facts_by_game ON facts (game);

CREATE TABLE things (
  metric INTEGER NOT NULL,
  game TEXT NOT NULL,
  thing INTEGER NOT NULL,
  per_seat INTEGER NOT NULL,
  PRIMARY KEY (metric, game, thing)
) WITHOUT ROWID;

CREATE TABLE event_types (type TEXT NOT NULL, game INTEGER NOT NULL, times INTEGER NOT NULL, PRIMARY KEY (type, game)) WITHOUT ROWID;

CREATE TABLE annotations (id TEXT PRIMARY KEY, game_id TEXT NOT NULL, in_study INTEGER NOT NULL, shown INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX annotations_by_game ON annotations (game_id);
`;
