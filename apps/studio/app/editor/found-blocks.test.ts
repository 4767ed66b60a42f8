import { blockKinds } from '@eyelet/blocks/kinds.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { expect, test } from 'vitest';
import { foundBlocks } from './found-blocks.ts';

const types = blockKinds.map(({ type }) => type);
const found = (words: string, language = 'en', allowed: readonly string[] = types) =>
  foundBlocks(createMessages(language), { types: allowed, hasReferences: true, words }).flatMap(({ blocks }) =>
    blocks.map(({ type }) => type),
  );

test('every kind that may stand in a place is offered once, by purpose', () => {
  expect(found('').toSorted()).toEqual([...types, 'editor-reference'].toSorted());
  expect(found('', 'de', ['linked-card', 'hero'])).toEqual(['hero', 'linked-card', 'editor-reference']);
});

test('a kind is found by its name, by other words for it and by its purpose, in any order and without accents', () => {
  expect(found('FAQ')).toEqual(['accordions']);
  expect(found('karussell produkte', 'de')).toEqual(['collection']);
  expect(found('buhne', 'de')).toEqual(['hero']);
  expect(found('evenements', 'fr')).toContain('event-sign-up');
  expect(found("appel a l'action", 'fr')).toContain('buttons');
  expect(found('email', 'de')).toEqual(['newsletter']);
  expect(found('popup', 'fr')).toContain('dialog');
  expect(found('Pop-up', 'de')).toContain('dialog');
  expect(found('grosses bild', 'de')).toEqual(['hero']);
  expect(found('nothing of the kind')).toEqual([]);
});
