import type { Client, Config } from '@adyen/api-library';

/** Adyen's rejection of a call. Its text is not repeated, since it may quote what was sent. */
export class AdyenError extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(path: string, status: number, code: string | undefined) {
    super(`Adyen answered ${path} with ${status}${code ? ` (error ${code})` : ''}`);
    this.name = 'AdyenError';
    this.status = status;
    this.code = code;
  }

  /** Whether the request itself was rejected, so that repeating it would not help. */
  get isFinal(): boolean {
    return this.status === 422 && this.code !== inProgress;
  }
}

/** Error code for a key whose first request is still being processed. */
const inProgress = '704';

/** Longest wait for an answer; banks may be slow to authorise. */
const patienceMs = 25_000;

type Sender = NonNullable<ConstructorParameters<typeof Client>[1]>;

/**
 * Sends for the official library. Its own sender only calls Adyen's hosts and puts whole answers into its errors; this
 * one can be directed to another origin for tests, and its errors contain a path, a status and a code.
 */
export function createSender(endpoint: string | undefined): Sender {
  return {
    async request(address, body, config: Config, _isKeyRequired, { method = 'POST', idempotencyKey, params } = {}) {
      const url = new URL(address);
      if (endpoint !== undefined) {
        const { protocol, host } = new URL(endpoint);
        url.protocol = protocol;
        url.host = host;
      }
      if (params !== undefined)
        url.search = new URLSearchParams(params as ConstructorParameters<typeof URLSearchParams>[0]).toString();
      const response = await fetch(url, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-api-key': config.apiKey ?? '',
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: body.toString() }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.text();
      // The library would take an unreadable answer for one that says nothing, and so for a payment that is pending.
      if (response.ok && isReadable(text)) return text;
      throw new AdyenError(url.pathname, response.status, errorCodeOf(text));
    },
  };
}

/** Whether it is JSON, or empty as after a deletion. */
function isReadable(text: string): boolean {
  try {
    return text === '' || typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

function errorCodeOf(text: string): string | undefined {
  try {
    const { errorCode } = JSON.parse(text) as { errorCode?: unknown };
    return typeof errorCode === 'string' ? errorCode : undefined;
  } catch {
    return undefined;
  }
}
