/** Runs only one task of a name at a time; concurrent calls share its result. */
export function createOnce<T>(): (name: string, run: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (name, run) => {
    const known = running.get(name);
    if (known) return known;
    const started = run().finally(() => running.delete(name));
    running.set(name, started);
    return started;
  };
}
