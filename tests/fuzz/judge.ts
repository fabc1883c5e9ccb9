/** Error codes that are answers, not accidents. */
const standardCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'THROTTLED',
  'RATE_LIMITED',
  'QUERY_TOO_LARGE',
  'BUDGET_SPENT',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
  'PAYLOAD_TOO_LARGE',
]);

const traces = /\n\s+at |node_modules|\.ts:\d+|\/apps\/api\/|stacktrace|SQLITE_|DatabaseSync/;

/** What is wrong with an answer; undefined where it is as it should be. */
export function problemOf(status: number, text: string): string | undefined {
  if (status >= 500) return `status ${status}: ${text.slice(0, 300)}`;
  if (traces.test(text) && !text.startsWith('<!doctype'))
    return `a trace: ${(traces.exec(text)?.[0] ?? '').trim()} in ${text.slice(0, 300)}`;
  for (const code of codesOf(text)) if (!standardCodes.has(code)) return `the code ${code}: ${text.slice(0, 300)}`;
  return undefined;
}

function codesOf(text: string): readonly string[] {
  if (!text.startsWith('{')) return [];
  const body = JSON.parse(text) as { readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[] };
  return (body.errors ?? []).map(({ extensions }) => extensions?.code ?? 'NONE');
}
