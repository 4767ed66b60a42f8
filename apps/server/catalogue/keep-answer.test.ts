import { enUs } from '@eyelet/domain/markets/en-us.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import type { Catalogue } from './catalogue.ts';
import { keepAnswer } from './keep-answer.ts';
import { emptyTree } from './memory/categories.ts';
import { createMemory } from './memory/memory.ts';
import { viewOf } from './view.ts';

const thresholds = { fewOfSize: 3, newForDays: 45 };

function caller() {
  const memory = createMemory({ places: [], scales: new Map(), tree: emptyTree, thresholds });
  const view = viewOf(memory, enUs, new Date(0));
  const answers = createAnswerCache(1_000_000);
  let made = 0;
  return {
    memory,
    kept: () => answers.listings.size,
    async ask(q: string) {
      const before = made;
      const answer = await keepAnswer({ answers } as unknown as Catalogue, view, 'search', { q }, () => {
        made += 1;
        return { q };
      });
      expect(answer.value).toEqual({ q });
      return made - before;
    },
  };
}

test('an answer is kept from the second time on that it is asked for, so that what is asked once drives nothing out', async () => {
  const { ask, kept } = caller();
  expect(await ask('deck shoe')).toBe(1);
  for (let number = 0; number < 50; number += 1) expect(await ask(`only once ${number}`)).toBe(1);
  expect(kept()).toBe(0);
  expect(await ask('deck shoe')).toBe(1);
  expect(kept()).toBe(1);
  expect(await ask('deck shoe')).toBe(0);
});

test('a kept answer is made anew once the catalogue has changed', async () => {
  const { ask, memory } = caller();
  await ask('boot');
  await ask('boot');
  expect(await ask('boot')).toBe(0);
  memory.setTree(emptyTree);
  expect(await ask('boot')).toBe(1);
  expect(await ask('boot')).toBe(0);
});

test('the bytes of an answer are its JSON', async () => {
  const memory = createMemory({ places: [], scales: new Map(), tree: emptyTree, thresholds });
  const view = viewOf(memory, enUs, new Date(0));
  const catalogue = { answers: createAnswerCache(1_000_000) } as unknown as Catalogue;
  await fc.assert(
    fc.asyncProperty(fc.object({ withNullPrototype: false }), fc.uuid(), async (made, q) => {
      const answer = { ...made, left: undefined, span: '50 – 100' };
      const { bytes } = await keepAnswer(catalogue, view, 'search', { q }, () => answer);
      expect(bytes.toString()).toBe(JSON.stringify(answer));
    }),
  );
});

test('no question gets the answer to another, whatever its texts hold', async () => {
  const memory = createMemory({ places: [], scales: new Map(), tree: emptyTree, thresholds });
  const view = viewOf(memory, enUs, new Date(0));
  const text = fc.string({ unit: fc.constantFrom('a', '1', ':', ';', '=', '"', 'q', 'r'), maxLength: 8 });
  const question = fc.record({ q: text, r: text }, { requiredKeys: ['q'] });
  await fc.assert(
    fc.asyncProperty(question, question, async (one, other) => {
      const catalogue = { answers: createAnswerCache(1_000_000) } as unknown as Catalogue;
      const ask = async (asked: { q: string }) =>
        JSON.parse((await keepAnswer(catalogue, view, 'search', asked, () => asked)).bytes.toString());
      for (const asked of [one, one, other, other]) expect(await ask(asked)).toEqual(asked);
    }),
    { numRuns: 500, examples: [[{ q: 'a;r:a' }, { q: 'a', r: 'a' }]] },
  );
});
