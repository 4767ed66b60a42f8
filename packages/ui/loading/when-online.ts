/** Loads a part of the shop only when online; without a connection it fails at once. */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw new TypeError('offline');
  return load();
}
