/** Names of query members that let their bearer in, also where an address is carried inside another. */
const secrets = /((?:token|code)(?:=|%3D))[^&#]*/gi;

/** An address as it may stand in a log: links that let somebody in would work for whoever reads the log. */
export function loggedUrl(url: string): string {
  const cut = url.indexOf('?');
  return cut < 0 ? url : url.slice(0, cut) + url.slice(cut).replace(secrets, '$1[cut]');
}
