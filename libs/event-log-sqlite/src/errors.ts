/** Another process writes to this log already. */
export class LogInUse extends Error {
  override readonly name = 'LogInUse';
  readonly folder: string;

  constructor(folder: string) {
    super(`another server is using the data folder ${folder}; one folder has one writer`);
    this.folder = folder;
  }
}

/** The file was written by a newer version of this program. */
export class LogTooNew extends Error {
  override readonly name = 'LogTooNew';

  constructor(file: string, found: number, known: number) {
    super(`${file} has log format ${found}, this version of Kronika knows formats up to ${known}: use a newer version`);
  }
}

/** The file is there, but it is not a log that can be used. */
export class LogDamaged extends Error {
  override readonly name = 'LogDamaged';
}

/** There is no log at this place. */
export class LogMissing extends Error {
  override readonly name = 'LogMissing';

  constructor(file: string) {
    super(`there is no log at ${file}`);
  }
}

/** A backup or restore would have to overwrite something. */
export class TargetExists extends Error {
  override readonly name = 'TargetExists';

  constructor(file: string) {
    super(`${file} exists already and is never overwritten`);
  }
}
