import { describe, expect, test } from 'vitest';
import { misorderedArguments } from './argument-order.ts';

const imports = `
import type { Database, Reader } from '@eyelet/db/database.ts';
import type { Kysely, Transaction } from 'kysely';
import pg, { type Pool } from 'pg';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../kernel/context.ts';
import type { Shop } from '../kernel/shop.ts';
type Tx = Transaction<unknown>;
`;

const check = (declaration: string) => misorderedArguments('apps/server/cart/change.ts', imports + declaration);

describe('the check of arguments', () => {
  test.each([
    ['a database', 'export function f(id: string, database: Database) {}'],
    ['a transaction', 'export async function f(id: string, tx: Transaction<unknown>) {}'],
    ['an alias of a transaction', 'export function f(id: string, tx: Tx) {}'],
    ['a pool', 'export function f(id: string, pool: Pool) {}'],
    ['a pool by its namespace', 'export function f(id: string, pool: pg.Pool) {}'],
    ['a context', 'function f(id: string, { shop }: Context) {}'],
    ['part of a context', "export function f(id: string, { market }: Pick<Context, 'market'>) {}"],
    ['the shop of a context', "export function f(id: string, { clock }: Context['shop']) {}"],
    ['a shop after a default', 'export const f = (id: string, times = 1, { clock }: Shop) => clock;'],
    ['one of two readers', 'export const f = async (id: string, reader: Reader | Kysely<unknown>) => reader;'],
  ])('finds %s that is not first', (_, declaration) => {
    expect(check(declaration)).toEqual([
      'apps/server/cart/change.ts:9: f takes its database, shop or context later than first',
    ]);
  });

  test.each([
    ['the ground first', 'export function f(context: Context, id: string, count: number) {}'],
    ['two grounds', 'export function f(tx: Tx, context: Context, id: string) {}'],
    ['a server that routes are mounted on', 'export function f(app: FastifyInstance, shop: Shop) {}'],
    ['a fact of the context', "export function f(place: string, market: Context['market']) {}"],
    ['no ground at all', 'export function f(id: string, count: number) {}'],
  ])('accepts %s', (_, declaration) => {
    expect(check(declaration)).toEqual([]);
  });

  test('recognises a type by the module it comes from, not by its name', () => {
    const source = `import type { Reader } from './documents.ts'; export function f(id: string, reader: Reader) {}`;
    expect(misorderedArguments('apps/server/content/documents.ts', source)).toEqual([]);
  });
});
