import { expect, test, vi } from 'vitest';
import type { CatalogueChange } from '../catalogue/reader.ts';
import type { Shop } from '../kernel/shop.ts';
import { preparePicturesAhead } from './prepare-ahead.ts';

const nothing: CatalogueChange = {
  ...{ masterIds: [], categories: false, contentTags: [], contentIds: [], placeIds: [] },
  ...{ everything: false, missed: false },
};

/** What is asked of content while the first of all its pictures are made, and once they are. */
async function asked(changes: readonly Partial<CatalogueChange>[]) {
  let tell: (change: CatalogueChange) => void = () => {};
  const shop = {
    config: { avif: true },
    masters: { names: async () => [], find: async () => undefined },
    log: { error: vi.fn() },
    onCatalogueChange: (listener: typeof tell) => {
      tell = listener;
      return () => {};
    },
  } as unknown as Shop;
  const start = Promise.withResolvers<void>();
  const all: string[] = [];
  const contentPictures = async (ids?: readonly string[]) => {
    all.push(ids?.join() ?? 'all');
    if (all.length === 1) await start.promise;
    return [];
  };
  const { signal } = new AbortController();
  preparePicturesAhead(shop, { contentPictures, signal, transforms: { prepare: async () => {} } });
  for (const change of changes) tell({ ...nothing, ...change });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  await settled();
  const meanwhile = [...all];
  start.resolve();
  await settled();
  return { meanwhile, after: all.slice(meanwhile.length) };
}

test('a page that is published does not wait for the pictures of all others, which wait once', async () => {
  const again = { everything: true, missed: true };
  expect(await asked([again, again, again, { contentIds: ['a'] }, { contentIds: ['b'] }])).toEqual({
    meanwhile: ['all', 'a', 'b'],
    after: ['all'],
  });
});

test('a saved setting makes no pictures', async () => {
  expect(await asked([{ everything: true }])).toEqual({ meanwhile: ['all'], after: [] });
});
