import { htmlVectors } from './html-vectors.ts';

/** What breaks out of a text, an attribute, a URL, a script or a style sheet where it is not escaped. */
const breakouts: readonly string[] = [
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '" onfocus=alert(1) autofocus="',
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '<!--<script>alert(1)//',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '");alert(1);("',
  "\\');alert(1);//",
  '\u2028alert(1)\u2029',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands in a script as it is
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  ';}*{background:url(javascript:alert(1))}',
];

/** Addresses that no link of the content may have. */
export const refusedAddresses: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://evil.example/1',
  'http://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\\\evil.example/',
];

/** Addresses that a link may have, and that would run a script if they were written to the page as they are. */
const oddAddresses: readonly string[] = [
  '#"><img/src=x/onerror=alert(1)>',
  "#'onfocus='alert(1)",
  '#</script><script>alert(1)</script>',
  'https://evil.example/"onmouseover="alert(1)',
  'https://evil.example/</script><script>alert(1)</script>',
  'https://javascript:alert(1)@evil.example/',
  'mailto:a@evil.example?body=<script>alert(1)</script>',
  'tel:"><svg/onload=alert(1)>',
  '/?q="><script>alert(1)</script>',
  '/#javascript:alert(1)',
];

/** Neither the database nor XML takes some of the control characters. */
function isPrintable(text: string): boolean {
  return !text.includes('\u0000') && !text.includes('\u0001');
}

/** All that is written into a text of the content. A member takes those of them that fit its shape. */
export const hostileStrings: readonly string[] = [
  ...breakouts,
  ...oddAddresses,
  ...refusedAddresses.filter(isPrintable),
  ...htmlVectors.filter(isPrintable),
];
