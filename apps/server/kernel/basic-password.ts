/** The password of an Authorization header, of whatever user (RFC 7617); empty for any other header. */
export function basicPassword(header = ''): string {
  const [scheme, text = ''] = header.split(' ');
  if (scheme?.toLowerCase() !== 'basic') return '';
  const pair = Buffer.from(text, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}
