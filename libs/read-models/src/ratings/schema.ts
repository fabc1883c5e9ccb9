/**
 * Results that count, in the order of their release, and what rating systems make of them. `games`, `tournaments`, `entries` and `venue_tables` hold
 * what must be known of a game or a table by the time that it has a result.
 */
export const ratingsSchema = `
CREATE TABLE games (game_id TEXT PRIMARY KEY, game TEXT NOT NULL, rated INTEGER NOT NULL, seats TEXT NOT NULL, places TEXT) WITHOUT ROWID;
CREATE TABLE guests (game_id TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (game_id, seat)) WITHOUT ROWID;

CREATE TABLE tournaments (id TEXT PRIMARY KEY, game TEXT NOT NULL, venue TEXT NOT NULL, rated INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE entries (
  tournament TEXT NOT NULL, participant TEXT NOT NULL, account TEXT, PRIMARY KEY (tournament, participant)
) WITHOUT ROWID;
CREATE TABLE venue_tables (
  tournament TEXT NOT NULL, table_id TEXT NOT NULL, seats TEXT NOT NULL, PRIMARY KEY (tournament, table_id)
) WITHOUT ROWID;
CREATE TABLE venue_seats (
  tournament TEXT NOT NULL, table_id TEXT NOT NULL, participant TEXT NOT NULL, account TEXT, place INTEGER,
  PRIMARY KEY (tournament, table_id, participant)
) WITHOUT ROWID;

CREATE TABLE results (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  time INTEGER NOT NULL,
  seats TEXT NOT NULL,
  game_id TEXT,
  tournament TEXT,
  counts INTEGER NOT NULL
);

CREATE TABLE ratings (
  system TEXT NOT NULL,
  board TEXT NOT NULL,
  player TEXT NOT NULL,
  value REAL NOT NULL,
  deviation REAL NOT NULL,
  ordinal REAL NOT NULL,
  games INTEGER NOT NULL,
  provisional INTEGER NOT NULL,
  PRIMARY KEY (system, board, player)
) WITHOUT ROWID;
CREATE INDEX ratings_by_ordinal ON ratings (system, board, provisional, ordinal DESC);
CREATE INDEX ratings_by_player ON ratings (player);

CREATE TABLE changes (
  system TEXT NOT NULL,
  board TEXT NOT NULL,
  player TEXT NOT NULL,
  number INTEGER NOT NULL,
  place INTEGER NOT NULL,
  seats INTEGER NOT NULL,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  PRIMARY KEY (system, board, player, number)
) WITHOUT ROWID;
`;
