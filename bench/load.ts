import autocannon from 'autocannon';

export type Figures = Readonly<{
  /** Answers per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failed: number;
}>;

export type Target = Readonly<{
  origin: string;
  seconds: number;
  connections: number;
  /** One or more requests, sent one after the other by each connection. */
  requests: autocannon.Request[];
  headers?: Readonly<Record<string, string>>;
}>;

/** Throws unless an origin is on this machine. */
export function mustBeHere(origin: string): void {
  if (!/^http:\/\/(127\.0\.0\.1|localhost):\d+$/.test(origin)) throw new Error('Only loopback origins can be loaded.');
}

/** Loads one URL from this process for a limited time. Only loopback addresses are accepted. */
export async function load(target: Target): Promise<Figures> {
  mustBeHere(target.origin);
  const result = await autocannon({
    url: target.origin,
    connections: target.connections,
    duration: target.seconds,
    requests: target.requests,
    ...(target.headers ? { headers: { ...target.headers } } : {}),
  });
  return {
    // Its own average counts whole seconds only.
    rate: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  };
}

/** The median of several runs by rate, so that one disturbed run does not decide. */
export function median(runs: readonly Figures[]): Figures {
  const sorted = [...runs].sort((one, other) => one.rate - other.rate);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('A median needs at least one run.');
  return middle;
}
