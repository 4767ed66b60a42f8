const longest = 300;

/**
 * A URL as it may be logged: without the values of its query, as links with a token would work for any reader of the
 * log, and searches may be personal.
 */
export function loggedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const names = query
    ?.split('&')
    .map((member) => (member.includes('=') ? `${member.split('=', 1)[0]}=[cut]` : '[cut]'));
  return (names === undefined ? path : `${path}?${names.join('&')}`).slice(0, longest);
}
