import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a rendered page. Inline scripts are allowed by the hash of their text, so that a
 * cached page needs no nonce and stays the same bytes for everybody. `hosts` are those of scripts of others that the shop
 * is set up with, `pictures` those of its maps.
 */
export function contentSecurityPolicy(
  html: string,
  hosts: readonly string[] = [],
  pictures: readonly string[] = [],
): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
    // Data blocks such as JSON-LD are not run, so the policy does not concern them.
    if (/type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  const others = hosts.map((host) => ` ${host}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trimEnd() + others,
    // React writes a few dynamic style attributes; style sheets themselves come from our own origin only.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    `connect-src 'self'${others}`,
    `frame-src 'self'${others}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Headers that every page carries besides its policy. */
export const pageSecurityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Windows in which accounts approve payments have to reach the page that opened them.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
};
