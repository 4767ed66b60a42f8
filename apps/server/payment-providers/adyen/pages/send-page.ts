import type { FastifyReply } from 'fastify';
import type { AdyenSettings } from '../../../kernel/adyen-settings.ts';

/**
 * What a page may load. `bare`: only the shop's files. `fields`: the provider's script and style from their configured
 * host, its frames and calls. `challenge`: also frames of banks' own pages, whose hosts are not known beforehand.
 */
export type PageKind = 'bare' | 'fields' | 'challenge';

/** Hosts of the provider that its script calls, frames and loads pictures from. */
const hosts = 'https://*.adyen.com';

/** The content security policy of a page of the adapter. */
export function policyOf(kind: PageKind, { script, style }: Pick<AdyenSettings, 'script' | 'style'>): string {
  const isBare = kind === 'bare';
  const provided = (directive: string, address: string) => (isBare ? directive : `${directive} ${address}`);
  const scriptHost = new URL(script.src).origin;
  return [
    "default-src 'none'",
    provided("script-src 'self'", scriptHost),
    provided("style-src 'self'", new URL(style.src).origin),
    provided("connect-src 'self'", `${hosts} ${scriptHost}`),
    ...(isBare ? [] : [`img-src ${hosts} data:`]),
    ...(isBare ? [] : [kind === 'challenge' ? "frame-src 'self' https:" : `frame-src ${hosts}`]),
    kind === 'challenge' ? "form-action 'self' https:" : "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
}

/** Sends a page of the adapter: never cached, framed by the shop only. */
export function sendPage(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return (
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      // The provider checks which site frames its fields.
      .header('referrer-policy', 'strict-origin')
      .header('x-content-type-options', 'nosniff')
      .send(html)
  );
}
