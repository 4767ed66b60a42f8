import { isForStaff, shoppersOf } from '@eyelet/contracts/callers/callers.ts';
import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { handlers } from '@eyelet/server/start/handlers.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entries } from './entries.ts';
import type { Things } from './things.ts';
import { openWorld, shoppers, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const operations = handlers.map(({ operation }) => operation);

type Caller = keyof typeof shoppers;
const callerNames = Object.keys(shoppers) as Caller[];

/** The refusal of a caller by the declaration of the operation alone; undefined when they may call it. */
function refusalFor({ callers, otherShoppers }: Operation, caller: Caller): ErrorId | undefined {
  const kind = shoppers[caller];
  if (callers === 'anyone') return undefined;
  if (isForStaff(callers)) return 'STF401';
  if (kind === 'nobody') return 'AUT432';
  return shoppersOf(callers).includes(kind) ? undefined : (otherShoppers ?? 'AUT432');
}

/** The ids for callers who may not call. */
const turnedAway: ReadonlySet<string> = new Set(['AUT432', 'STF401', 'STF403', 'STF428']);

type Answer = Readonly<{ status: number; errors: readonly Readonly<{ errorId: string }>[]; body: string }>;

async function ask(operation: Operation, caller: string, things: Things): Promise<Answer> {
  const entry = entries[operation.id];
  if (!entry) throw new Error(`${operation.id} has no entry`);
  const response = await world.send(caller, operation, entry.request(things));
  const text = await response.text();
  // Some answers are files.
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const body = (isJson && text !== '' ? JSON.parse(text) : {}) as {
    errorDetails?: { errorId: string }[];
    correlationId?: string;
  };
  const { correlationId: _, ...rest } = body;
  return { status: response.status, errors: body.errorDetails ?? [], body: JSON.stringify(rest) };
}

test('every operation has an entry, and no entry is left over [C6.25]', () => {
  expect(Object.keys(entries).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

describe.each(callerNames)('as %s', (caller) => {
  test('calls that the caller may not make are refused, and no others [C6.25, C8.32]', async () => {
    const wrong: string[] = [];
    for (const operation of operations) {
      const { status, errors } = await ask(operation, caller, world.unknownThings);
      const expected = refusalFor(operation, caller);
      const refused = errors.map(({ errorId }) => errorId).find((id) => id === expected || turnedAway.has(id));
      if (refused !== expected) wrong.push(`${operation.id}: ${refused} instead of ${expected}`);
      if (status >= 500) wrong.push(`${operation.id}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('things of another shopper get the same answer as unknown ones [C6.25]', async () => {
    const before = await world.ownersState();
    const wrong: string[] = [];
    for (const operation of operations) {
      const foreign = entries[operation.id]?.foreign;
      if (foreign === undefined || refusalFor(operation, caller) !== undefined) continue;
      const theirs = await ask(operation, caller, world.things);
      const missing = await ask(operation, caller, world.unknownThings);
      if (theirs.errors[0]?.errorId !== foreign) wrong.push(`${operation.id}: ${theirs.body} instead of ${foreign}`);
      if (theirs.status !== missing.status || theirs.body !== missing.body)
        wrong.push(`${operation.id}: ${missing.body}`);
    }
    expect(wrong).toEqual([]);
    expect(await world.ownersState()).toEqual(before);
  });
});

test('the owner can reach their own things', async () => {
  const wrong: string[] = [];
  for (const operation of operations) {
    const foreign = entries[operation.id]?.foreign;
    // A paid order has no challenge to finish and no items to restore, so its owner gets the same id.
    if (foreign === undefined || foreign === 'ORD409') continue;
    // The world's order has no gift cards to send again; `gift-cards/buy.test.ts` has one that has.
    if (operation.id === 'giftCards.resendEmail') continue;
    const owner = shoppersOf(operation.callers).includes('guest') ? 'owning guest' : 'owner';
    const { errors, body } = await ask(operation, owner, await world.freshThings());
    if (errors.some(({ errorId }) => errorId === foreign)) wrong.push(`${operation.id}: ${body}`);
  }
  expect(wrong).toEqual([]);
});
