import { expect, test } from 'vitest';
import { showBlocks } from '../show-blocks.ts';
import type { Subject } from '../subject.ts';
import { fits } from './fits.ts';
import type { FilterBy } from './schema.ts';

const product = (id: string): Subject => ({ product: { id, ids: [id, `${id}42`] } });
const category = (id: string): Subject => ({ category: { id } });
const nothing: Subject = {};

test.each<[FilterBy['variant'], FilterBy['operator'], string[], Subject, boolean]>([
  ['bySku', 'IN', ['A'], product('A'), true],
  ['bySku', 'IN', ['A42'], product('A'), true],
  ['bySku', 'IN', ['A'], product('B'), false],
  ['bySku', 'NOT IN', ['A'], product('A'), false],
  ['bySku', 'NOT IN', ['A'], product('B'), true],
  ['byCategory', 'IN', ['c1'], category('c1'), true],
  ['byCategory', 'IN', ['c1'], category('c2'), false],
  ['byCategory', 'NOT IN', ['c1'], category('c1'), false],
  ['byCategory', 'NOT IN', ['c1'], category('c2'), true],
  // A page about something else fits neither list.
  ['bySku', 'NOT IN', ['A'], category('A'), false],
  ['byCategory', 'NOT IN', ['c1'], product('c1'), false],
  ['bySku', 'NOT IN', ['A'], nothing, false],
])('%s %s %j on %j: %s [B2.2.56] [B2.2.57] [B3.2.14]', (variant, operator, filterBy, subject, shown) => {
  expect(fits({ variant, operator, filterBy }, subject)).toBe(shown);
});

test('what does not fit is not asked for, nor is anything of it in the page', async () => {
  const held = { type: 'collection', version: 1, props: { title: 'New', categoryId: '1000' } };
  const filter = { variant: 'bySku', operator: 'IN', filterBy: ['A'], components: [held] };
  const asked: unknown[] = [];
  const resolvers = {
    cards: async (queries: readonly unknown[]) =>
      queries.map((query) => {
        asked.push(query);
        return [];
      }),
    articles: async () => [],
    events: async () => [],
    outside: async () => [],
  };
  const shown = (subject: Subject) =>
    showBlocks([[{ type: 'filter-by', version: 1, props: filter }]], resolvers, () => {}, { subject });
  expect((await shown(product('B'))).groups).toEqual([[]]);
  expect(asked).toEqual([]);
  expect((await shown(product('A'))).groups[0]?.[0]?.held).toHaveLength(1);
});
