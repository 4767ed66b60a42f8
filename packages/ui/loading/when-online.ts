/** Fetches a part of the shop only with a connection: a browser remembers a module that failed until the page is loaded anew. */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new TypeError('offline');
  return load();
}
