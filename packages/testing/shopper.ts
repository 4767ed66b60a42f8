import { randomUUID } from 'node:crypto';
import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { type ApiClient, createHttpClient } from '@eyelet/contracts/kernel/client.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';

export type Shopper = ApiClient &
  Readonly<{
    auth: AuthData;
    /** Any request with this shopper's cookies. */
    fetch: typeof fetch;
    /** The value of a cookie of this shopper. */
    cookie: (name: string) => string | undefined;
  }>;

export type ShopperOptions = Readonly<{ locale?: string; headers?: Readonly<Record<string, string>> }>;

/** A visitor over HTTP with their own cookies; the guest token is fetched first, as a browser does (C4.27). */
export async function newShopper(
  origin: string,
  { locale = 'en_US', headers = {} }: ShopperOptions = {},
): Promise<Shopper> {
  const jar = new Map<string, string>();
  const withCookies: typeof fetch = async (input, init = {}) => {
    const sent = new Headers(init.headers);
    if (jar.size > 0) sent.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, { redirect: 'manual', ...init, headers: sent });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  const client = createHttpClient({
    origin,
    headers: () => ({ 'x-locale': locale, ...headers }),
    newId: randomUUID,
    fetch: withCookies,
  });
  const auth = await client.call(token, { body: { type: 'Guest' } });
  return {
    call: (operation, request) => client.call(operation, proven(operation, request)),
    auth,
    fetch: withCookies,
    cookie: (name) => jar.get(name),
  };
}

/** Adds the proof that the bot check of tests accepts, if a call needs one and has none. */
function proven<R extends object>(operation: Operation, request: R): R {
  if (!operation.botCheck?.required) return request;
  const { body } = request as { body?: object };
  return { ...request, body: { recaptcha_response: 'accept', ...body } };
}

/** The error id with which a call is refused; fails when the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  return (await errorOf(call)).id;
}

/** The error with which a call is refused; fails when the call succeeds. */
export async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the call was not refused');
}
