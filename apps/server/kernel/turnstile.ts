/** Thrown when the queue is full; answered 429. */
export class TooManyWaiting extends Error {
  readonly statusCode = 429;
  /** Seconds after which the queue is expected to be shorter. */
  readonly waitSeconds: number;

  constructor(waitSeconds = 5) {
    super('the queue is full');
    this.waitSeconds = waitSeconds;
  }
}

/** Runs a limited number of tasks concurrently; others wait in a queue of limited length, and the rest is refused. */
export function createTurnstile(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) throw new TooManyWaiting();
    else await new Promise<void>((pass) => waiting.push(pass));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
