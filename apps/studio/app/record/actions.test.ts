import { nouns } from '@eyelet/messages/nouns.ts';
import { readCatalogues } from '@eyelet/messages/read-catalogue.ts';
import { expect, test } from 'vitest';
import { actionLabels } from './actions.ts';

test('whatever has words for what staff do is shown by them', () => {
  const words = Object.keys(readCatalogues(nouns, 'en')).filter((key) => key.startsWith('studio.action.'));
  const shown = new Set<string>(Object.values(actionLabels));
  expect(words.filter((key) => !shown.has(key))).toEqual([]);
});
