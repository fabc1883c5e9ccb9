/** One line of the log of what the server did: JSON, for programs to read. Never a secret, a variable or a cookie. */
export interface Journal {
  note(level: 'info' | 'warn' | 'error', event: string, details?: Readonly<Record<string, string | number | boolean | undefined>>): void;
}

/** Writes lines to a sink, several at a time where many come: a line of its own for each request would cost more than the request. */
export class LineJournal implements Journal {
  readonly #write: (text: string) => void;
  #waiting = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  note(
    level: 'info' | 'warn' | 'error',
    event: string,
    details: Readonly<Record<string, string | number | boolean | undefined>> = {},
  ): void {
    this.#waiting += `${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`;
    if (level === 'error' || this.#waiting.length > 16_384) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), 50).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting === '') return;
    this.#write(this.#waiting);
    this.#waiting = '';
  }
}

/** Says nothing: for tests and tools. */
export const silentJournal: Journal = { note: () => undefined };

/** Prints to standard output: everything, what went wrong, or nothing. */
export function consoleJournal(which: 'all' | 'errors' | 'off'): Journal {
  if (which === 'off') return silentJournal;
  const lines = new LineJournal((text) => process.stdout.write(text));
  process.on('exit', () => lines.flush());
  if (which === 'all') return lines;
  return { note: (level, event, details) => (level === 'info' ? undefined : lines.note(level, event, details)) };
}
