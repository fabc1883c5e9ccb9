import { remember, remembered } from '@kronika/web/i18n';

export interface AskedQuery {
  readonly query: string;
  readonly variables: string;
}

const keptUnder = 'kronika.queries';
const kept = 20;

/** The queries asked last on this device, newest first. */
export function queryHistory(): readonly AskedQuery[] {
  try {
    const stored = JSON.parse(remembered(keptUnder) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isQuery) : [];
  } catch {
    return [];
  }
}

export function rememberQuery(asked: AskedQuery): readonly AskedQuery[] {
  const others = queryHistory().filter(({ query, variables }) => query !== asked.query || variables !== asked.variables);
  const history = [asked, ...others].slice(0, kept);
  remember(keptUnder, JSON.stringify(history));
  return history;
}

export function forgetQueries(): readonly AskedQuery[] {
  remember(keptUnder, '[]');
  return [];
}

function isQuery(value: unknown): value is AskedQuery {
  return (
    typeof value === 'object' &&
    value !== null &&
    'query' in value &&
    typeof value.query === 'string' &&
    'variables' in value &&
    typeof value.variables === 'string'
  );
}
