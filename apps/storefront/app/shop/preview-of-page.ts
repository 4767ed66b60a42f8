/** The preview of the page as query members for its calls; undefined for shoppers. */
export function previewOfPage(): Readonly<Record<string, string>> | undefined {
  const { preview } = document.documentElement.dataset;
  return preview === undefined ? undefined : Object.fromEntries(new URLSearchParams(preview));
}
