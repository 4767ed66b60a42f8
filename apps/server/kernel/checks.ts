import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

// Unknown members are removed rather than refused (C7.134), so that only declared members reach a handler.
const shared = { removeAdditional: 'all', useDefaults: true, allErrors: false, strict: false } as const;
const text = new Ajv({ ...shared, coerceTypes: 'array' });
const json = new Ajv(shared);
// ajv-formats is CommonJS: its default export is the plugin itself under type stripping
const addFormats = formats as unknown as (ajv: Ajv) => void;
addFormats(text);
addFormats(json);

export type RawRequest = { params: unknown; query: unknown; body: unknown };

export type RequestProblem = Readonly<{ member: string; message: string }>;

type Parts = readonly (readonly [keyof RawRequest, ValidateFunction])[];

export type Check = (request: RawRequest) => RequestProblem | undefined;

/**
 * An operation's request check. It coerces path and query strings and fills in defaults in place. Compiled at the first request, as those
 * of all operations take a start a second.
 */
export function checkOf(operation: Operation): Check {
  const merges = operation.targetIn === 'query-or-body';
  let parts: Parts | undefined;
  return (request) => {
    parts ??= compileParts(operation);
    if (merges && request.body && typeof request.body === 'object') {
      request.query = { ...(request.body as object), ...(request.query as object) };
    }
    for (const [part, validate] of parts) {
      request[part] ??= {};
      if (!validate(request[part])) return problemOf(validate.errors?.[0]);
      const odd = oddText(request[part]);
      if (odd !== undefined) return { member: odd, message: 'contains characters that are not text' };
    }
    return undefined;
  };
}

function compileParts(operation: Operation): Parts {
  const parts: [keyof RawRequest, ValidateFunction][] = [];
  if (operation.params) parts.push(['params', text.compile(operation.params)]);
  if (operation.query) parts.push(['query', text.compile(operation.query)]);
  if (operation.body) parts.push(['body', json.compile(operation.body)]);
  return parts;
}

/**
 * Where a value contains text that PostgreSQL cannot store: a NUL character, or half of a surrogate pair. Empty for the
 * value itself, undefined when there is none.
 */
function oddText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const name of Object.keys(value)) {
    const within = oddText((value as Readonly<Record<string, unknown>>)[name]);
    if (within !== undefined) return within === '' ? name : `${name}.${within}`;
  }
  return undefined;
}

function problemOf(error: ErrorObject | undefined): RequestProblem {
  const missing = error?.params && 'missingProperty' in error.params ? String(error.params.missingProperty) : undefined;
  const path = (error?.instancePath ?? '').split('/').filter(Boolean);
  return { member: [...path, ...(missing ? [missing] : [])].join('.'), message: error?.message ?? 'is invalid' };
}
