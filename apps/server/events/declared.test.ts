import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventKinds } from '@eyelet/contracts/events/registry.ts';
import { webhookFactNames } from '@eyelet/contracts/webhooks/facts.ts';
import type { Fact } from '@eyelet/db/events/event.ts';
import { expect, test } from 'vitest';
import { consumers } from '../jobs/consumers.ts';

const root = join(import.meta.dirname, '../../..');
const sources = globSync(['apps/server/**/*.ts', 'packages/db/**/*.ts'], { cwd: root })
  .filter((path) => !/node_modules|\.test\.ts$|packages\/db\/migrations/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'));

const declared = Object.keys(eventKinds);

/** The version before this one wrote it, and its processes may still run. */
const formerly: readonly string[] = ['letter.due'];

/** Consumers from before a shop ran in several versions at once; a new one is registered by a migration. */
const fromTheStart: readonly string[] = [
  ...['allowance-spend', 'data-exports', 'exchanges', 'gift-card-mails', 'gift-cards', 'letters', 'loyalty-points'],
  ...['order-mails', 'papers', 'password-resets', 'payments', 'staff-password-resets', 'webhooks'],
];

/** Names in statements that insert rows of `event`, which the compiler does not read. */
const inStatements = sources.flatMap((text) =>
  [...text.matchAll(/insert into event \([^)]*\)\s+select '([\w.-]+)'/g)].map(([, name]) => name as string),
);

/** Names in the code of parts that write facts; the compiler holds them to the declared ones. */
const writers = sources.filter((text) => /writeFacts|Fact<'|FactsOf\(/.test(text)).join('\n');
const isNamed = (name: string) => writers.includes(`'${name}'`) || isStep(name);

const rules = globSync('packages/domain/{orders,parcels}/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

/** Names of what happens to a shipment are put together from the words of the rules. */
function isStep(name: string): boolean {
  const [noun, step = ''] = name.split('.');
  return noun === 'shipment' && writers.includes('`shipment.${') && rules.includes(`'${step}'`);
}

test('a fact that is not declared, or whose payload does not fit, does not compile', () => {
  const named: Fact['name'] = 'order.paid';
  // @ts-expect-error: no such fact.
  const unknown: Fact = { name: 'order.lost', subject: 'E-1', payload: { orderNumber: 'E-1' } };
  // @ts-expect-error: a payload of another fact.
  const unfit: Fact = { name: 'order.paid', subject: 'E-1', payload: { returnId: 'R-1' } };
  expect([named, unknown.name, unfit.name]).toHaveLength(3);
});

test('every fact that a statement writes is declared', () => {
  expect(inStatements.length).toBeGreaterThan(3);
  expect(inStatements.filter((name) => !declared.includes(name))).toEqual([]);
});

test('every declared fact is written somewhere, and by nothing that has gone', () => {
  const written = declared.filter((name) => isNamed(name) || inStatements.includes(name));
  expect(declared.filter((name) => !written.includes(name))).toEqual(formerly);
});

test('every declared fact is heard by a consumer, and outside systems hear only declared ones', () => {
  const heard = new Set(consumers.flatMap(({ hears }) => Object.keys(hears)));
  expect(declared.filter((name) => !heard.has(name))).toEqual([]);
  expect([...heard].filter((name) => !declared.includes(name))).toEqual([]);
  expect(webhookFactNames.filter((name) => !declared.includes(name))).toEqual([]);
});

test('every consumer is there from the start, or registered by a migration before a process of its version runs', () => {
  const registered = globSync('packages/db/migrations/*.ts', { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .filter((text) => text.includes('insert into event_consumer'))
    .join('\n');
  const names = consumers.map(({ name }) => name);
  expect(names.filter((name) => !registered.includes(`'${name}'`)).toSorted()).toEqual(fromTheStart);
});

test('nothing but a fact has a letter sent', () => {
  const senders = globSync('apps/server/**/*.ts', { cwd: root })
    .filter((path) => !/node_modules|\.test\.ts$/.test(path))
    .filter((path) => /\b(sendLetter|writeLetter|sendCounted)\(/.test(readFileSync(join(root, path), 'utf8')));
  const ofConsumers = senders.filter((path) => /\/hear-[\w-]+\.ts$/.test(path));
  // The rest is called by consumers: they answer requests for links and exports.
  expect(senders.filter((path) => !ofConsumers.includes(path)).toSorted()).toEqual([
    'apps/server/mail/letters/answer-wish.ts',
    'apps/server/mail/letters/send-counted.ts',
    'apps/server/mail/letters/write-letter.ts',
    'apps/server/personal-data/export.ts',
  ]);
});
