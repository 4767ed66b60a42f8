/** A link of the content under the market's path; external links stay unchanged. */
export function placeLink(base: string, href: string): string {
  return href.startsWith('/') && !/^\/[a-z]{2}-[a-z]{2}(\/|$)/.test(href) ? `${base}${href}` : href;
}
