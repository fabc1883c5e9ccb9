import { ChangeDetectionStrategy, Component, computed, inject, input, linkedSignal, resource, signal } from '@angular/core';
import { GraphQLClient } from '@kronika/web/client';
import { Locale, useTexts } from '@kronika/web/i18n';
import { explorerTexts } from './explorer-texts';
import { type AskedQuery, forgetQueries, queryHistory, rememberQuery } from './query-history';
import { introspection, type SchemaDocs } from './schema-docs';
import { SchemaBrowser } from './schema-browser';

const firstQuery = `# Ctrl + Enter runs it.
{
  catalogue {
    id
    names { en pl }
    rulesVersion
  }
}`;

/** Ask the API anything, with its own documentation beside. Needs nothing but the server itself. */
@Component({
  selector: 'kr-explorer-page',
  imports: [SchemaBrowser],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './explorer-page.html',
  styleUrl: './explorer-page.css',
})
export class ExplorerPage {
  /** From the address: figures link here with the query that made them. */
  readonly query = input<string>();
  readonly variables = input<string>();

  readonly #client = inject(GraphQLClient);
  readonly #locale = inject(Locale);
  protected readonly t = useTexts(explorerTexts);
  protected readonly text = linkedSignal(() => this.query() ?? firstQuery);
  protected readonly given = linkedSignal(() => this.variables() ?? '{}');
  protected readonly docs = resource({
    loader: async () => (await this.#client.ask<{ __schema: SchemaDocs }>(introspection, {})).data?.__schema,
  });
  protected readonly history = signal(queryHistory());
  protected readonly running = signal(false);
  protected readonly answer = signal<{ readonly text: string; readonly ms: number } | undefined>(undefined);
  protected readonly took = computed(() => this.t('explorer.took', { ms: this.#locale.number(this.answer()?.ms ?? 0) }));

  protected async run(): Promise<void> {
    const variables = parsedObject(this.given());
    if (variables === undefined) {
      this.answer.set({ text: this.t('explorer.wrongVariables'), ms: 0 });
      return;
    }
    this.running.set(true);
    const start = performance.now();
    try {
      const answer = await this.#client.ask(this.text(), variables);
      this.answer.set({ text: JSON.stringify(answer, null, 2), ms: performance.now() - start });
      this.history.set(rememberQuery({ query: this.text(), variables: this.given() }));
    } catch {
      this.answer.set({ text: this.t('common.problem.server'), ms: performance.now() - start });
    } finally {
      this.running.set(false);
    }
  }

  protected again({ query, variables }: AskedQuery): void {
    this.text.set(query);
    this.given.set(variables);
  }

  protected forget(): void {
    this.history.set(forgetQueries());
  }

  protected firstLine({ query }: AskedQuery): string {
    return query.replaceAll(/#.*$/gm, '').replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  }

  protected press(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void this.run();
    }
  }
}

function parsedObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text.trim() === '' ? '{}' : text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
