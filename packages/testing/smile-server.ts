import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

type Transaction = Readonly<{
  id: number;
  customer_id: number;
  points_change: number;
  description: string | null;
  internal_note: string | null;
  created_at: string;
  updated_at: string;
}>;

type Customer = Readonly<{ id: number; email: string }>;

/**
 * What it does with the next requests: not answer, answer after some milliseconds, answer a status, or do what was asked
 * and cut the connection.
 */
export type SmileMood = 'silent' | 'cut off' | Readonly<{ after: number }> | number | undefined;

export type SmileServer = Readonly<{
  endpoint: string;
  /** The token that it accepts. */
  token: string;
  transactions: Transaction[];
  requests: string[];
  /** The points of a customer, by the shop’s number of theirs. */
  balanceOf: (distinctId: string) => number;
  /** Points that change there without the shop. */
  change: (distinctId: string, points: number) => void;
  mood: (next: SmileMood) => void;
  close: () => Promise<void>;
}>;

/** A local stand-in for Smile.io, as its documentation describes it (https://dev.smile.io/api). */
export async function startSmileServer({ page = 250 }: Readonly<{ page?: number }> = {}): Promise<SmileServer> {
  const token = 'token-of-the-shop';
  const transactions: Transaction[] = [];
  const customers: Customer[] = [];
  const identities = new Map<string, number>();
  const requests: string[] = [];
  let mood: SmileMood;

  const balance = (id: number) =>
    transactions.reduce((sum, one) => (one.customer_id === id ? sum + one.points_change : sum), 0);

  function identify({ distinct_id: distinctId, email }: Readonly<{ distinct_id: string; email: string }>) {
    const known = identities.get(distinctId) ?? customers.find((one) => one.email === email)?.id;
    const id = known ?? 304_169_000 + customers.length;
    if (known === undefined) customers.push({ id, email });
    identities.set(distinctId, id);
    return { customer_identity: { id: 863_291_000 + id, distinct_id: distinctId, email, customer_id: id } };
  }

  function add(asked: Pick<Transaction, 'customer_id' | 'points_change' | 'description' | 'internal_note'>) {
    if (!customers.some(({ id }) => id === asked.customer_id)) return { status: 404, answer: failed('not found') };
    if (balance(asked.customer_id) + asked.points_change < 0)
      return { status: 422, answer: failed('negative balance') };
    const at = new Date().toISOString();
    const made: Transaction = { id: 825_673_000 + transactions.length, ...asked, created_at: at, updated_at: at };
    transactions.push(made);
    return { status: 200, answer: { points_transaction: made } };
  }

  /** Newest first, and by cursor. */
  function list(query: URLSearchParams) {
    const from = query.get('updated_at_min') ?? '';
    const start = Number(query.get('cursor') || 0);
    const size = Math.min(page, Number(query.get('limit') ?? 50));
    const found = transactions
      .filter((one) => String(one.customer_id) === query.get('customer_id') && one.updated_at >= from)
      .reverse();
    const next = start + size < found.length ? String(start + size) : '';
    return {
      points_transactions: found.slice(start, start + size),
      metadata: { next_cursor: next, previous_cursor: '' },
    };
  }

  async function answerTo(request: IncomingMessage): Promise<Readonly<{ status: number; answer: unknown }>> {
    if (request.headers.authorization !== `Bearer ${token}`) return { status: 401, answer: failed('unauthorized') };
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://smile');
    const asked = `${request.method} ${pathname}`;
    if (asked === 'POST /v1/customer_identities/create_or_update') {
      const { customer_identity: identity } = (await json(request)) as {
        customer_identity: Parameters<typeof identify>[0];
      };
      return { status: 200, answer: identify(identity) };
    }
    if (asked === 'POST /v1/points_transactions') {
      const { points_transaction: made } = (await json(request)) as { points_transaction: Parameters<typeof add>[0] };
      return add(made);
    }
    if (asked === 'GET /v1/points_transactions') return { status: 200, answer: list(searchParams) };
    const one = customers.find(({ id }) => asked === `GET /v1/customers/${id}`);
    if (!one) return { status: 404, answer: failed('not found') };
    return { status: 200, answer: { customer: { ...one, state: 'member', points_balance: balance(one.id) } } };
  }

  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (mood === 'silent') return;
    if (typeof mood === 'object') await pause(mood.after);
    const { status, answer } =
      typeof mood === 'number' ? { status: mood, answer: failed('no') } : await answerTo(request);
    if (mood === 'cut off' && request.method === 'POST') return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ token, transactions, requests },
    balanceOf: (distinctId) => balance(identities.get(distinctId) ?? 0),
    change: (distinctId, points) => {
      const note = { description: 'Changed there', internal_note: null };
      add({ customer_id: identities.get(distinctId) ?? 0, points_change: points, ...note });
    },
    mood: (next) => {
      mood = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const failed = (message: string) => ({ error: { message } });
