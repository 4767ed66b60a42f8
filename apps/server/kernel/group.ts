import type { Database } from '@eyelet/db/database.ts';

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

/** At least one of something. */
type Some<T> = readonly [T, ...T[]];

/**
 * Does in one go, a statement or a transaction, what is asked for of a database in one turn of the event loop, as by handlers of facts that
 * work side by side. What fails together is done again one by one, so that one that fails fails for nobody else; it has to bear being repeated.
 */
export function gathering<I, O>(run: (database: Database, items: Some<I>) => Promise<readonly O[]>) {
  const turns = new WeakMap<Database, [Waiting<I, O>, ...Waiting<I, O>[]]>();

  async function go(database: Database, [first, ...others]: Some<Waiting<I, O>>): Promise<void> {
    const waiting = [first, ...others];
    try {
      const outcomes = await run(database, [first.item, ...others.map(({ item }) => item)]);
      for (const [index, { keep }] of waiting.entries()) keep(outcomes[index] as O);
    } catch (error) {
      if (others.length === 0) first.fail(error);
      else await Promise.all(waiting.map((one) => go(database, [one])));
    }
  }

  return (database: Database, item: I): Promise<O> =>
    new Promise((keep, fail) => {
      const one = { item, keep, fail };
      const open = turns.get(database);
      if (open) {
        open.push(one);
        return;
      }
      const turn: [Waiting<I, O>, ...Waiting<I, O>[]] = [one];
      turns.set(database, turn);
      setImmediate(() => {
        turns.delete(database);
        void go(database, turn);
      });
    });
}
