/**
 * The Content-Security-Policy of a rendered page. Its own inline scripts are allowed by their hashes, so that a cached
 * page needs no nonce and has the same bytes for everybody. `hosts` are those of configured third-party scripts,
 * `pictures` those of maps and posts, `films` those of players and films.
 */
export function contentSecurityPolicy(
  hashes: readonly string[],
  hosts: readonly string[] = [],
  pictures: readonly string[] = [],
  films: readonly string[] = [],
): string {
  const others = hosts.map((host) => ` ${host}`).join('');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' ') + others,
    // React writes a few dynamic style attributes; style sheets themselves come from our own origin only.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    `connect-src 'self'${others}`,
    [`frame-src 'self'${others}`, ...films].join(' '),
    ["media-src 'self'", ...films].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Headers of every page besides its policy. */
export const pageSecurityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Windows in which payment services ask for approval must reach the page that opened them.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
};
