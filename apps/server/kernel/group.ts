/** Work that waits for its turn, and whoever waits for it. */
type Waiting<I, O> = Readonly<{ item: I; keep: (outcome: O) => void; fail: (reason: unknown) => void }>;

/**
 * Does in one go what is asked for while the last go is under way, so that many callers share a statement and a write to the disk. A caller
 * is answered after the go with its item; one that fails fails for all of them.
 */
export function createGroup<I, O>(most: number, run: (items: readonly I[]) => Promise<readonly O[]>) {
  let waiting: Waiting<I, O>[] = [];
  let isRunning = false;

  async function go(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      try {
        const outcomes = await run(batch.map(({ item }) => item));
        for (const [index, { keep }] of batch.entries()) keep(outcomes[index] as O);
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    isRunning = false;
  }

  return (item: I): Promise<O> =>
    new Promise((keep, fail) => {
      waiting.push({ item, keep, fail });
      if (!isRunning) void go();
    });
}
