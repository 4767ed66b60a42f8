import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { handlers } from '@eyelet/server/handlers.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entries, type Things } from './entries.ts';
import { callerNames, openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const operations = handlers.map(({ operation }) => operation);

/** Callers that are nobody: no token, or one of a session that has ended. */
const nobody: ReadonlySet<string> = new Set(['no token', 'revoked token']);

function mayCall({ callers }: Operation, caller: string): boolean {
  if (callers === 'anyone') return true;
  if (nobody.has(caller)) return false;
  return callers === 'session' || !caller.endsWith('guest');
}

type Answer = Readonly<{ status: number; errors: readonly Readonly<{ errorId: string }>[]; body: string }>;

async function ask(operation: Operation, caller: string, things: Things): Promise<Answer> {
  const entry = entries[operation.id];
  if (!entry) throw new Error(`${operation.id} has no entry`);
  const response = await world.send(caller, operation, entry.request(things));
  const text = await response.text();
  const body = (text === '' ? {} : JSON.parse(text)) as {
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
  test('calls are refused that the caller may not make, and no others [C6.25, C8.32]', async () => {
    const wrong: string[] = [];
    for (const operation of operations) {
      const { status, errors } = await ask(operation, caller, world.unknownThings);
      const isRefused = errors.some(({ errorId }) => errorId === 'AUT432');
      if (isRefused === mayCall(operation, caller)) wrong.push(`${operation.id}: AUT432 ${isRefused}`);
      if (status >= 500) wrong.push(`${operation.id}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('what is somebody else’s is answered like what does not exist [C6.25]', async () => {
    const before = await world.ownersState();
    const wrong: string[] = [];
    for (const operation of operations) {
      const foreign = entries[operation.id]?.foreign;
      if (foreign === undefined || !mayCall(operation, caller)) continue;
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

test('the owner himself is not told that his things do not exist', async () => {
  const wrong: string[] = [];
  for (const operation of operations) {
    const foreign = entries[operation.id]?.foreign;
    // A paid order has no challenge to finish and nothing to give back, so its owner is refused with the same id.
    if (foreign === undefined || foreign === 'ORD409') continue;
    const owner = operation.callers === 'registered' ? 'owner' : 'owning guest';
    const { errors, body } = await ask(operation, owner, await world.freshThings());
    if (errors.some(({ errorId }) => errorId === foreign)) wrong.push(`${operation.id}: ${body}`);
  }
  expect(wrong).toEqual([]);
});
