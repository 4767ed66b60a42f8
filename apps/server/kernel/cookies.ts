import { type Cookies, parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Cookie } from './context.ts';
import type { Shop } from './shop.ts';

declare module 'fastify' {
  interface FastifyRequest {
    readonly cookies: Cookies;
  }
}

const none: Cookies = {};

/** Gives requests their cookies. They are parsed when something asks for them, which few requests for kept answers do. */
export function readCookies(app: FastifyInstance): void {
  // The checks of a request ask several times, one after the other.
  let last = { header: '', cookies: none };
  app.decorateRequest('cookies', {
    getter() {
      const header = this.raw.headers.cookie;
      if (header === undefined) return none;
      if (header !== last.header) last = { header, cookies: parseCookie(header) };
      return last.cookies;
    },
  });
}

/** Sets cookies of the shop: never readable by scripts, never sent across sites. Of those with one name the last counts. */
export function setCookies(shop: Shop, reply: FastifyReply, cookies: readonly Cookie[]): void {
  if (cookies.length === 0) return;
  const byName = new Map(cookies.map((cookie) => [`${cookie.name} ${cookie.path}`, cookie]));
  for (const { name, value, path = '/', sameSite = 'lax', maxAgeSeconds: maxAge } of byName.values()) {
    const secure = shop.config.secureCookies;
    reply.header('set-cookie', stringifySetCookie({ name, value, path, httpOnly: true, sameSite, secure, maxAge }));
  }
}
