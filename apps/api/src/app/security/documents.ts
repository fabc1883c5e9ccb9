import { hash } from 'node:crypto';
import { type DocumentNode, getOperationAST, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import { limits } from './limits';
import { measureDocument } from './measure-document';
import { type Cost, costOf } from './query-cost';

/** A document that was looked through once, whoever sends it again. */
export interface CheckedDocument {
  readonly document: DocumentNode;
  /** One of our own page's: known not to ask too much. */
  readonly trusted: boolean;
  /** What each of its operations costs, by name. */
  readonly costs: Map<string, Cost>;
}

const keptDocuments = 500;
const longestKept = 20_000;

/** Parses and validates documents, and keeps the latest: for requests and for sockets. */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #trustedHashes: ReadonlySet<string>;
  readonly #trustedOnly: boolean;
  readonly #kept = new Map<string, CheckedDocument>();

  constructor(schema: GraphQLSchema, trust: { readonly hashes: ReadonlySet<string>; readonly only: boolean }) {
    this.#schema = schema;
    this.#trustedHashes = trust.hashes;
    this.#trustedOnly = trust.only;
  }

  /** The document of a text, or what is wrong with it. */
  check(source: string): CheckedDocument | readonly GraphQLError[] {
    const kept = this.#kept.get(source);
    if (kept !== undefined) return kept;
    const trusted = this.#trustedHashes.has(hash('sha256', source, 'hex'));
    if (this.#trustedOnly && !trusted) return [refusal('UNTRUSTED_DOCUMENT', 'This server answers the questions of its own page only.')];
    const document = this.#parse(source, trusted);
    if (!('definitions' in document)) return document;
    const tooMuch = trusted ? undefined : sizeProblem(document);
    if (tooMuch !== undefined) return [tooMuch];
    const errors = validate(this.#schema, document, specifiedRules, { maxErrors: 20 });
    if (errors.length > 0) return errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED'));
    const checked = { document, trusted, costs: new Map<string, Cost>() };
    if (source.length <= longestKept) this.#keep(source, checked);
    return checked;
  }

  /** What an operation of a document costs; undefined when it has no such operation. */
  cost({ document, costs }: CheckedDocument, operationName: string | null | undefined, variables: Readonly<Record<string, unknown>>) {
    const key = operationName ?? '';
    let cost = costs.get(key);
    if (cost === undefined) {
      const operation = getOperationAST(document, operationName);
      if (!operation) return undefined;
      cost = costOf(this.#schema, document, operation);
      costs.set(key, cost);
    }
    return cost(variables);
  }

  #parse(source: string, trusted: boolean): DocumentNode | readonly GraphQLError[] {
    try {
      return parse(source, trusted ? {} : { maxTokens: limits.tokens });
    } catch (error) {
      // Only the lexer knows, and it says so in words only.
      if (error instanceof GraphQLError)
        return [withCode(error, error.message.includes(' tokens. ') ? 'QUERY_TOO_LARGE' : 'GRAPHQL_PARSE_FAILED')];
      throw error;
    }
  }

  #keep(source: string, checked: CheckedDocument): void {
    this.#kept.set(source, checked);
    if (this.#kept.size <= keptDocuments) return;
    for (const oldest of this.#kept.keys()) return void this.#kept.delete(oldest);
  }
}

function sizeProblem(document: DocumentNode): GraphQLError | undefined {
  const { depth, aliases, fields, repeats } = measureDocument(document);
  if (depth > limits.depth) return refusal('QUERY_TOO_LARGE', `A query goes at most ${limits.depth} levels deep.`);
  if (aliases > limits.aliases) return refusal('QUERY_TOO_LARGE', `A query has at most ${limits.aliases} aliases.`);
  if (fields > limits.fields) return refusal('QUERY_TOO_LARGE', `A query has at most ${limits.fields} fields.`);
  if (repeats > limits.repeats) return refusal('QUERY_TOO_LARGE', `A field stands at most ${limits.repeats} times in the same place.`);
  return undefined;
}

/** An error that is the caller's to put right. */
export function refusal(code: string, message: string, status = 400, more: Readonly<Record<string, unknown>> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...more, http: { status } } });
}

function withCode(error: GraphQLError, code: string): GraphQLError {
  const { message, nodes = null, source = null, positions = null } = error;
  return new GraphQLError(message, { nodes, source, positions, extensions: { code, http: { status: 400 } } });
}
