import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type OperationType = 'query' | 'mutation' | 'subscription' | 'unknown';
export type Outcome = 'ok' | 'refused' | 'failed';

export interface ModelPlace {
  readonly name: string;
  readonly progress: number;
  readonly failed: boolean;
}

type Counting = Readonly<Record<Outcome, Counter.Internal>> & { readonly seconds: Histogram.Internal<string> };

/** What can be counted about a running server, in the form that Prometheus reads. */
export class Metrics {
  readonly registry = new Registry();
  readonly #operations: Counter;
  readonly #seconds: Histogram;
  readonly #counts = new Map<OperationType, Counting>();
  readonly #sockets: Gauge;
  readonly #subscriptions: Gauge;

  constructor(models: () => readonly ModelPlace[]) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry, prefix: 'kronika_' });
    this.#operations = new Counter({
      name: 'kronika_operations_total',
      help: 'GraphQL operations by type and outcome.',
      labelNames: ['type', 'outcome'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'kronika_operation_seconds',
      help: 'How long GraphQL operations took.',
      labelNames: ['type'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
      registers,
    });
    this.#sockets = new Gauge({ name: 'kronika_sockets', help: 'Open WebSockets.', registers });
    this.#subscriptions = new Gauge({ name: 'kronika_subscriptions', help: 'Running subscriptions.', registers });
    new Gauge({
      name: 'kronika_read_model_progress',
      help: 'How far each read model has got in the log, from 0 to 1; -1 when it failed.',
      labelNames: ['model'],
      registers,
      collect() {
        for (const { name, progress, failed } of models()) this.set({ model: name }, failed ? -1 : progress);
      },
    });
  }

  operation(type: OperationType, outcome: Outcome, seconds: number): void {
    let counts = this.#counts.get(type);
    if (counts === undefined) this.#counts.set(type, (counts = this.#counting(type)));
    counts[outcome].inc();
    counts.seconds.observe(seconds);
  }

  /** Looked up once: to find a counter by its labels takes longer than to count. */
  #counting(type: OperationType): Counting {
    const counter = (outcome: Outcome): Counter.Internal => this.#operations.labels({ type, outcome });
    return { ok: counter('ok'), refused: counter('refused'), failed: counter('failed'), seconds: this.#seconds.labels({ type }) };
  }

  socket(change: 1 | -1): void {
    this.#sockets.inc(change);
  }

  subscription(change: 1 | -1): void {
    this.#subscriptions.inc(change);
  }
}
