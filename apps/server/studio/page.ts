import { createHash } from 'node:crypto';

/**
 * Style elements that the studio's component library inserts: one when something is pressed, one for dialogs on Safari
 * for iOS. The policy allows them by their content; a browser test fails when that changes.
 */
const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const;

const hashes = libraryStyles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** The policy of the studio's page: no inline code but these styles, nothing from other origins, no embedding in frames. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  ["style-src 'self'", ...hashes].join(' '),
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // The editor shows the shop in a frame.
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of the studio's page. It is not cached, as it names the scripts of the current build. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': contentSecurityPolicy,
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
