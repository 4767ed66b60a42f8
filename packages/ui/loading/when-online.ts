/** Loads a part of the shop only when online, as a browser remembers a failed module until the page is reloaded. */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new TypeError('offline');
  return load();
}
