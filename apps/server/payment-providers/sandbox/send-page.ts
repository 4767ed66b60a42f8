import type { FastifyReply } from 'fastify';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ');

/** Sends a page of the provider: never cached, framed by the shop only. */
export function sendPage(reply: FastifyReply, html: string, status = 200): FastifyReply {
  return (
    reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      // No opener policy, as with other providers: the shop's pages let windows that they open reach back.
      .header('x-content-type-options', 'nosniff')
      .send(html)
  );
}
