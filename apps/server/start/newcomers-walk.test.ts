import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readImportGraph, workspacePackages } from '../../../scripts/directions/import-graph.ts';

const root = join(import.meta.dirname, '../../..');
const graph = readImportGraph(root, ['packages', 'apps'], workspacePackages(root));
const importsOf = (file: string) => [...(graph.get(file) ?? [])];

/** What a file imports, directly or by files of its own folder. */
function reached(file: string): ReadonlySet<string> {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const all = new Set([file]);
  for (const one of all) if (one.startsWith(folder)) for (const imported of importsOf(one)) all.add(imported);
  return all;
}

test.each([
  // How an order is delivered is a noun of the rules, which carts share.
  ['checkout', 'set-shipping-method', 'delivery/choose-method'],
  ['consumer', 'update', 'consumer/membership'],
  ['subscriptions', 'subscribe', 'subscriptions/'],
])(
  'a newcomer finds contract, handler and page of %s/%s in folders of one noun, and its rule in %s',
  (noun, verb, rule) => {
    const contract = `packages/contracts/${noun}/${verb}.ts`;
    const handler = `apps/server/${noun}/${verb}.ts`;
    expect(graph.has(contract)).toBe(true);
    expect(importsOf(handler)).toContain(contract);
    const rules = [...reached(handler)].filter((file) => file.startsWith(`packages/domain/${rule}`));
    expect(rules).not.toEqual([]);
    const pages = [...graph.keys()].filter((file) => file.startsWith(`apps/storefront/app/${noun}/`));
    expect(pages.filter((file) => importsOf(file).includes(contract))).not.toEqual([]);
  },
);
