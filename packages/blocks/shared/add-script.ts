/**
 * Adds a third-party script to the page; returns a function that removes it. A script that fails to load is only logged, as the
 * page is complete without it (B8.24).
 */
export function addScript(
  src: string,
  onFailure: () => void,
  attributes: Readonly<Record<string, string>> = {},
): () => void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  Object.assign(script.dataset, attributes);
  script.addEventListener('error', () => {
    console.warn(`The script ${src} could not be loaded.`);
    onFailure();
  });
  document.head.append(script);
  return () => script.remove();
}

/** An address with further members of its query. */
export function withQuery(address: string, members: Readonly<Record<string, string>>): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(members)}`;
}
