type Level = 'info' | 'warn' | 'error';
type Details = Readonly<Record<string, string | number | boolean | undefined>>;

/** An operation that went as it should. */
export interface OperationNote {
  readonly request: number;
  readonly type: string;
  /** The name that its author gave it: a GraphQL name, or nothing. */
  readonly name: string | undefined;
  readonly milliseconds: number;
  readonly outcome: string;
  readonly account: string | undefined;
}

/** The log of what the server did, a line of JSON each, for programs to read. Never a secret, a variable or a cookie. */
export interface Journal {
  note(level: Level, event: string, details?: Details): void;
  operation(note: OperationNote): void;
}

const mostWaiting = 65_536;
const waitMs = 100;

/** Writes lines to a sink, several at a time where many come: a line of its own for each request would cost more than the request. */
export class LineJournal implements Journal {
  readonly #write: (text: string) => void;
  #waiting = '';
  #timer: NodeJS.Timeout | undefined;
  #millisecond = 0;
  #time = '';

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  note(level: Level, event: string, details: Details = {}): void {
    this.#line(
      level,
      event,
      ...Object.entries(details).map(([name, value]) => (value === undefined ? '' : `,"${name}":${JSON.stringify(value)}`)),
    );
  }

  /** The one that is written for every request: what it holds are numbers and names, which need no quoting. */
  operation({ request, type, name, milliseconds, outcome, account }: OperationNote): void {
    const named = name === undefined ? '' : `,"operation":"${name}"`;
    const by = account === undefined ? '' : `,"account":"${account}"`;
    const took = Math.round(milliseconds * 100) / 100;
    this.#line('info', 'operation', `,"request":${request},"type":"${type}"${named},"milliseconds":${took},"outcome":"${outcome}"${by}`);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting === '') return;
    this.#write(this.#waiting);
    this.#waiting = '';
  }

  #line(level: Level, event: string, ...rest: readonly string[]): void {
    const now = Date.now();
    if (now !== this.#millisecond) {
      this.#millisecond = now;
      this.#time = new Date(now).toISOString();
    }
    this.#waiting += `{"time":"${this.#time}","level":"${level}","event":${JSON.stringify(event)}${rest.join('')}}\n`;
    if (level === 'error' || this.#waiting.length > mostWaiting) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), waitMs).unref();
  }
}

/** Says nothing: for tests and tools. */
export const silentJournal: Journal = { note: () => undefined, operation: () => undefined };

/** Prints to standard output: everything, what went wrong, or nothing. */
export function consoleJournal(which: 'all' | 'errors' | 'off'): Journal {
  if (which === 'off') return silentJournal;
  const lines = new LineJournal((text) => process.stdout.write(text));
  process.on('exit', () => lines.flush());
  if (which === 'all') return lines;
  return {
    note: (level, event, details) => (level === 'info' ? undefined : lines.note(level, event, details)),
    operation: () => undefined,
  };
}
