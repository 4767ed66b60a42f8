import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { type LoyaltyProgramme, type PointsChange, ProgrammeFault, type ProgrammeProblem } from '../programme.ts';
import { customerSchema, identitySchema, transactionsSchema } from './answers.ts';

/** Milliseconds until a request is given up. */
const patienceMs = 2000;

/** The most that a page of a list may hold. */
const page = 250;

/** By how much the clocks of shop and service may differ. */
const skewMs = 3_600_000;

export type SmileOptions = Readonly<{
  /** Scheme and host. */
  endpoint: string;
  /** The OAuth token of an app, with the scopes `customer_identity:write`, `customer:read` and `points_transaction:write`. */
  token: string;
  patience?: number;
}>;

const identity = Compile(identitySchema);
const customer = Compile(customerSchema);
const transactions = Compile(transactionsSchema);

type Asked = Readonly<{ path: string; body?: object }>;

/**
 * Smile.io (https://dev.smile.io/api): members are customers there, found by the shop’s own number of theirs, and each
 * change is a points transaction. The service knows no keys of requests, so that the note of a transaction, which only
 * merchants see, has the key, and transactions are looked through before one is made.
 */
export function createSmile({ endpoint, token, patience = patienceMs }: SmileOptions): LoyaltyProgramme {
  async function send({ path, body }: Asked): Promise<Response> {
    return fetch(`${endpoint}/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new ProgrammeFault('unreachable', { cause: error });
    });
  }

  async function ask<T extends TSchema>(asked: Asked, shape: Validator<Record<never, never>, T>): Promise<Static<T>> {
    const response = await send(asked);
    if (!response.ok) {
      await response.body?.cancel();
      throw new ProgrammeFault(problemOf(response.status));
    }
    const answer: unknown = await response.json().catch((error: unknown) => {
      throw new ProgrammeFault('answer', { cause: error });
    });
    if (!shape.Check(answer)) throw new ProgrammeFault('answer');
    return answer as Static<T>;
  }

  async function balance(account: string): Promise<number> {
    const found = await ask({ path: `/customers/${encodeURIComponent(account)}` }, customer);
    return found.customer.points_balance;
  }

  /** Whether an account has the transaction of a key. */
  async function hasChange(account: string, { key, since }: PointsChange): Promise<boolean> {
    const from = new Date(since.getTime() - skewMs).toISOString();
    const filter = { customer_id: account, updated_at_min: from, limit: String(page) };
    for (let cursor = ''; ; ) {
      const query = new URLSearchParams(cursor === '' ? filter : { ...filter, cursor });
      const { points_transactions: rows, metadata } = await ask(
        { path: `/points_transactions?${query}` },
        transactions,
      );
      if (rows.some(({ internal_note: note }) => note === key)) return true;
      cursor = metadata?.next_cursor ?? '';
      if (cursor === '') return false;
    }
  }

  return {
    name: 'smile',
    async join({ consumerNo, email, firstName, lastName }) {
      const body = {
        customer_identity: { distinct_id: consumerNo, email, first_name: firstName, last_name: lastName },
      };
      const found = await ask({ path: '/customer_identities/create_or_update', body }, identity);
      return String(found.customer_identity.customer_id);
    },
    balance,
    async change(account, change) {
      if (await hasChange(account, change)) return 'done';
      const { key, points, text } = change;
      const response = await send({
        path: '/points_transactions',
        body: {
          points_transaction: {
            ...{ customer_id: Number(account), points_change: points, description: text, internal_note: key },
          },
        },
      });
      await response.body?.cancel();
      if (response.ok) return 'done';
      // A transaction that would leave fewer than none is rejected.
      const isRejected = response.status === 400 || response.status === 422;
      if (isRejected && points < 0 && (await balance(account)) + points < 0) return 'short';
      throw new ProgrammeFault(problemOf(response.status));
    },
  };
}

function problemOf(status: number): ProgrammeProblem {
  if (status === 401 || status === 403) return 'key';
  return status === 429 || status >= 500 ? 'busy' : 'answer';
}
