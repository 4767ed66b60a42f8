import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { isForStaff } from '@eyelet/contracts/callers/callers.ts';
import { permissions } from '@eyelet/contracts/callers/permissions.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import fastJson from 'fast-json-stringify';
import { describe, expect, test } from 'vitest';
import { checkOf } from '../kernel/checks.ts';
import type { AnyHandler } from '../kernel/handle.ts';
import { handlers } from './handlers.ts';

const packages = join(import.meta.dirname, '../../../packages');
const server = join(import.meta.dirname, '..');

type Exports = Readonly<Record<string, unknown>>;

/**
 * An operation id is `noun.verb`: its contract and its handler are in `<noun>/<verb>.ts`, and the handler is named
 * after the contract.
 */
function misplaced(path: string, contract: Exports, handler: Exports | undefined): string[] {
  const operations = Object.entries(contract).filter((one): one is [string, Operation] => isOperation(one[1]));
  if (operations.length > 1) return [`${path} declares ${operations.length} calls; each has a file of its own`];
  return operations.flatMap(([name, { id }]) => [
    ...(fileOf(id) === path ? [] : [`the contract of ${id} lies in ${path}, not in ${fileOf(id)}`]),
    ...((handler?.[`${name}Handler`] as AnyHandler | undefined)?.operation.id === id
      ? []
      : [`apps/server/${path} does not export ${name}Handler for ${id}`]),
  ]);
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'id' in value;
}

/** `savedItems.save` → `saved-items/save.ts` */
function fileOf(id: string): string {
  return `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace('.', '/')}.ts`;
}

const contracts = globSync('*/*.ts', { cwd: join(packages, 'contracts') })
  .filter((path) => !path.endsWith('.test.ts'))
  .toSorted();

test.each(contracts)('%s: the call of a contract has its handler in the same place', async (path) => {
  const handlerFile = join(server, path);
  const contract = (await import(join(packages, 'contracts', path))) as Exports;
  const isCall = Object.values(contract).some(isOperation);
  const handler = isCall && existsSync(handlerFile) ? ((await import(handlerFile)) as Exports) : undefined;
  expect(misplaced(path, contract, handler)).toEqual([]);
});

test('every call of the contracts is served', async () => {
  const ids: string[] = [];
  for (const path of contracts) {
    const contract = (await import(join(packages, 'contracts', path))) as Exports;
    for (const one of Object.values(contract)) if (isOperation(one)) ids.push(one.id);
  }
  expect(handlers.map(({ operation }) => operation.id).toSorted()).toEqual(ids.toSorted());
});

test('requests and answers of every call can be compiled, which a shop does at the first of each', () => {
  for (const { operation } of handlers) {
    expect(() => checkOf(operation)({ params: {}, query: {}, body: {} }), operation.id).not.toThrow();
    expect(() => fastJson(operation.response), operation.id).not.toThrow();
  }
});

test('every permission of staff is named by a call, but for that of owners', () => {
  const named = handlers.flatMap(({ operation: { callers } }) => (isForStaff(callers) ? [callers.staff] : []));
  expect(permissions.filter((one) => !named.includes(one))).toEqual(['owners.manage']);
});

test('every noun registers the handlers of its own calls', async () => {
  const wrong: string[] = [];
  for (const path of globSync('*/handlers.ts', { cwd: server }).filter((one) => !one.startsWith('start/'))) {
    const [noun] = path.split('/');
    const lists = Object.values((await import(join(server, path))) as Exports) as (readonly AnyHandler[])[];
    for (const { operation } of lists.flat()) {
      if (!fileOf(operation.id).startsWith(`${noun}/`)) wrong.push(`${path} registers ${operation.id}`);
      if (!handlers.some((one) => one.operation === operation)) wrong.push(`nobody serves ${operation.id}`);
    }
  }
  expect(wrong).toEqual([]);
});

describe('the test of places finds', () => {
  const operation = { id: 'cart.addItem', method: 'POST', path: '/cart' };
  const contract = { addItem: operation };

  test('nothing where everything is in its place', () => {
    expect(misplaced('cart/add-item.ts', contract, { addItemHandler: { operation } })).toEqual([]);
  });

  test('a contract elsewhere', () => {
    expect(misplaced('cart/items.ts', contract, { addItemHandler: { operation } })).toHaveLength(1);
  });

  test('a handler elsewhere', () => {
    expect(misplaced('cart/add-item.ts', contract, undefined)).toHaveLength(1);
  });

  test('a handler by another name', () => {
    expect(misplaced('cart/add-item.ts', contract, { add: { operation } })).toHaveLength(1);
  });

  test('two calls in one file', () => {
    expect(misplaced('cart/add-item.ts', { ...contract, other: { ...operation, id: 'cart.other' } }, {})).toHaveLength(
      1,
    );
  });
});
