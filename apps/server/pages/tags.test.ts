import { expect, test } from 'vitest';
import type { CatalogueChange } from '../catalogue/reader.ts';
import { pageTagsOf } from './tags.ts';

const nothing: CatalogueChange = {
  ...{ masterIds: [], categories: false, contentTags: [], contentIds: [], placeIds: [] },
  ...{ everything: false, missed: false },
};

test.each<[string, Partial<CatalogueChange>, readonly string[]]>([
  ['nothing', {}, []],
  ['a product, which may move in listings', { masterIds: ['SKTERN01'] }, ['style:SKTERN01', 'listing']],
  ['the tree of categories', { categories: true }, ['navigation', 'listing']],
  ['a content page', { contentTags: ['footer/main'] }, ['content:footer/main', 'content:footer']],
  ['a store', { placeIds: ['US-BOS'] }, ['store:US-BOS']],
])('%s', (_, change, tags) => {
  expect(pageTagsOf({ ...nothing, ...change })).toEqual(tags);
});
