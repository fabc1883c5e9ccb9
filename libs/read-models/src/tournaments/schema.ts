export const schema = `
  CREATE TABLE tournaments (
    id TEXT PRIMARY KEY, title TEXT NOT NULL, phase TEXT NOT NULL, public INTEGER NOT NULL, game TEXT NOT NULL, venue TEXT NOT NULL,
    formats TEXT NOT NULL, created INTEGER NOT NULL, starts INTEGER, started INTEGER, finished INTEGER, winner TEXT, league TEXT,
    changed TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX tournaments_by_time ON tournaments (created DESC, id DESC);
  CREATE INDEX tournaments_by_phase ON tournaments (phase, created DESC);
  CREATE TABLE participants (
    tournament TEXT NOT NULL, id TEXT NOT NULL, account TEXT, bot TEXT, name TEXT, status TEXT NOT NULL, PRIMARY KEY (tournament, id)
  ) WITHOUT ROWID;
  CREATE INDEX participants_by_account ON participants (account);
  CREATE TABLE staff (tournament TEXT NOT NULL, account TEXT NOT NULL, role TEXT NOT NULL, PRIMARY KEY (tournament, account, role)) WITHOUT ROWID;
  CREATE INDEX staff_by_account ON staff (account);
  CREATE TABLE games (
    id TEXT PRIMARY KEY, tournament TEXT NOT NULL, table_id TEXT NOT NULL, ended INTEGER, places TEXT
  ) WITHOUT ROWID;
  CREATE INDEX games_by_tournament ON games (tournament);
  CREATE TABLE leagues (
    id TEXT PRIMARY KEY, title TEXT NOT NULL, game TEXT NOT NULL, created INTEGER NOT NULL, ended INTEGER NOT NULL, seasons INTEGER NOT NULL,
    tournament TEXT, changed TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE seasons (tournament TEXT PRIMARY KEY, league TEXT NOT NULL) WITHOUT ROWID;
`;
