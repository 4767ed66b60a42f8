const longest = 300;

/**
 * An address as it may stand in a log: without the values of its query, as links that let somebody in would work for
 * whoever reads the log, and people write of themselves in what they search for.
 */
export function loggedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const names = query
    ?.split('&')
    .map((member) => (member.includes('=') ? `${member.split('=', 1)[0]}=[cut]` : '[cut]'));
  return (names === undefined ? path : `${path}?${names.join('&')}`).slice(0, longest);
}
