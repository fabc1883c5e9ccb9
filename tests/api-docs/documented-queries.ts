import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A query of docs/api.md. */
export interface DocumentedQuery {
  readonly question: string;
  readonly query: string;
  /** As it stands there, with placeholders. */
  readonly variables: string;
}

const page = resolve(import.meta.dirname, '../../docs/api.md');

/** Every question with its query and variables, in order. */
export function documentedQueries(): readonly DocumentedQuery[] {
  return readFileSync(page, 'utf8')
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const query = block(section, 'graphql');
      const question = /^\d+\. (.*)$/m.exec(section)?.[1];
      return query === undefined || question === undefined ? [] : [{ question, query, variables: block(section, 'json') ?? '{}' }];
    });
}

/** The addresses of the bulk downloads that the page shows. */
export function documentedDownloads(): readonly string[] {
  return [...readFileSync(page, 'utf8').matchAll(/^curl 'http:\/\/localhost:3000(\/[^']*)'$/gm)].map(([, path = '']) => path);
}

function block(section: string, language: string): string | undefined {
  return new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'm').exec(section)?.[1];
}
