const member = 'st';
const longest = 256;

/** The store token in the query of a URL, as the link of a till has it for another device (C7.12); undefined without one. */
export function storeTokenIn(query: URLSearchParams): string | undefined {
  const token = query.get(member) ?? '';
  return token === '' || token.length > longest ? undefined : token;
}

/** The store token that a sign-in names: that of the link which somebody has opened, rather than one that this device has from before. */
export function storeTokenFor(query: URLSearchParams, known: string | undefined): string | undefined {
  return storeTokenIn(query) ?? known;
}

/** The path at which another device signs in with a store token, and then is at the till. */
export function pathWithStoreToken(locale: string, token: string): string {
  const query = new URLSearchParams({ [member]: token, next: `/${locale}/associate-login` });
  return `/${locale}/sign-in?${query}`;
}
