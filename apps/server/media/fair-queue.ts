/** Thrown when too much work is waiting; the visitor may try again. */
export class QueueFull extends Error {}

/** Thrown for work that was still waiting when the queue was closed. */
export class QueueClosed extends Error {}

export type FairQueue = Readonly<{
  /**
   * Runs the work of a key once for all concurrent requests. Callers take turns, so that many requests of one never
   * delay another by more than one task. Throws `QueueFull` and `QueueClosed`.
   */
  run: <T>(key: string, asker: string, work: () => Promise<T>) => Promise<T>;
  /**
   * Runs the work of a key when no other work is waiting, and resolves when it has ended, successfully or not;
   * undefined when it is queued already or the queue is full.
   */
  runLater: (key: string, work: () => Promise<unknown>) => Promise<void> | undefined;
  /** Drops waiting work; resolves when running work has ended. */
  close: () => Promise<void>;
}>;

type Job = {
  key: string;
  state: 'waiting' | 'running';
  work: () => Promise<unknown>;
  askers: Set<string>;
  ended: Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
};

export type QueueLimits = Readonly<{
  atOnce: number;
  /** How many tasks may wait for one caller, and in all. */
  perAsker: number;
  inAll: number;
}>;

/** A queue that divides its capacity fairly among callers. */
export function createFairQueue(limits: QueueLimits): FairQueue {
  const jobs = new Map<string, Job>();
  // The order of the lanes is the order of their turns.
  const lanes = new Map<string, Job[]>();
  const later: Job[] = [];
  const running = new Set<Promise<unknown>>();
  let closed = false;

  function add(key: string, work: () => Promise<unknown>): Job {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    // Nobody waits for the result of work for later, so its failure is ignored here.
    promise.catch(() => undefined);
    const job: Job = { key, state: 'waiting', work, askers: new Set(), ended: promise, resolve, reject };
    jobs.set(key, job);
    return job;
  }

  function takeFromLanes(): Job | undefined {
    for (const [asker, lane] of lanes) {
      lanes.delete(asker);
      const job = lane.find(({ state }) => state === 'waiting');
      const rest = lane.filter((one) => one !== job && one.state === 'waiting');
      if (rest.length > 0) lanes.set(asker, rest);
      if (job) return job;
    }
    return undefined;
  }

  function takeLater(): Job | undefined {
    for (let job = later.shift(); job !== undefined; job = later.shift()) if (job.state === 'waiting') return job;
    return undefined;
  }

  function next(): void {
    while (running.size < limits.atOnce) {
      const job = takeFromLanes() ?? takeLater();
      if (!job) return;
      job.state = 'running';
      const done = job.work().then(job.resolve, job.reject);
      running.add(done);
      done.finally(() => {
        jobs.delete(job.key);
        running.delete(done);
        next();
      });
    }
  }

  function join(job: Job, asker: string): void {
    if (job.state === 'running' || job.askers.has(asker)) return;
    const lane = lanes.get(asker)?.filter(({ state }) => state === 'waiting') ?? [];
    const waiting = [...jobs.values()].filter((one) => one.state === 'waiting' && one.askers.size > 0).length;
    if (lane.length >= limits.perAsker || (job.askers.size === 0 && waiting >= limits.inAll)) {
      if (job.askers.size === 0 && !later.includes(job)) jobs.delete(job.key);
      throw new QueueFull();
    }
    job.askers.add(asker);
    lanes.set(asker, [...lane, job]);
  }

  return {
    run: async <T>(key: string, asker: string, work: () => Promise<T>) => {
      if (closed) throw new QueueClosed();
      const job = jobs.get(key) ?? add(key, work);
      join(job, asker);
      next();
      return (await job.ended) as T;
    },
    runLater(key, work) {
      if (closed || jobs.has(key) || later.length >= limits.inAll) return undefined;
      const job = add(key, work);
      later.push(job);
      next();
      return job.ended.then(
        () => undefined,
        () => undefined,
      );
    },
    async close() {
      closed = true;
      for (const job of jobs.values()) if (job.state === 'waiting') job.reject(new QueueClosed());
      lanes.clear();
      later.length = 0;
      await Promise.allSettled(running);
    },
  };
}
