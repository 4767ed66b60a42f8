/** Thrown at whom the line is too long for; answered like too many requests. */
export class LineTooLong extends Error {
  readonly statusCode = 429;
  /** Seconds in which the line gets shorter. */
  readonly waitSeconds = 5;

  constructor() {
    super('too many are waiting');
  }
}

/** Lets so many pieces of work run at once; the others wait in line, as many as may, and the rest is turned away. */
export function createTurnstile(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) throw new LineTooLong();
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
