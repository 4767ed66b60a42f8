import { LabelFailure } from '../../labels/label-service.ts';

/** Where EasyPost is, and the key by which it knows the shop. */
export type EasypostAccess = Readonly<{ endpoint: string; apiKey: string }>;

/** An answer of EasyPost: its status, and its JSON if it is some. */
export type EasypostAnswer = Readonly<{ status: number; body: unknown }>;

/** Sends a request as EasyPost documents it (https://docs.easypost.com/docs/authentication). Throws what the network throws. */
export async function askEasypost(
  { endpoint, apiKey }: EasypostAccess,
  method: 'GET' | 'POST',
  path: string,
  { body, signal }: Readonly<{ body?: unknown; signal: AbortSignal }>,
): Promise<EasypostAnswer> {
  const response = await fetch(`${endpoint}/v2/${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal,
  });
  const text = await response.text();
  return { status: response.status, body: parsed(text) };
}

/** JSON as a value; undefined for a text that is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the service says about an error, in its own words: `{error: {code, message, errors}}`. */
export function errorOf(body: unknown): Readonly<{ code: string; message: string }> {
  const { error } = (body ?? {}) as { error?: { code?: unknown; message?: unknown } };
  const { code, message } = error ?? {};
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
}

/** The failure that a status stands for. */
export function failureFor({ status, body }: EasypostAnswer): LabelFailure {
  const { message } = errorOf(body);
  if ([401, 402, 403].includes(status)) return new LabelFailure('account', message);
  if (status === 408) return new LabelFailure('slow', message);
  if (status === 429) return new LabelFailure('busy', message);
  return new LabelFailure(status >= 400 && status < 500 ? 'refused' : 'down', message);
}
