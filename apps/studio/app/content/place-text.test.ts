import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { expect, test } from 'vitest';
import { blockText, placeText } from './place-text.ts';

const document: ContentDocument = {
  ...{ language: 'en', version: 1, props: {}, variants: {} },
  sections: [{ name: 'main', blocks: [{ id: 'b1', type: 'hero', version: 1, props: { title: 'The sea' } }] }],
};

test.each([
  ['props.seo.title', 'For search engines › Title'],
  ['blocks.b1.props.title', 'Opening scene: The sea › Title'],
  ['blocks.b1.props.media.sm.alt', 'Opening scene: The sea › Picture or film › Phones › Description of the picture'],
  ['blocks.b1.props.targets[1].text', 'Opening scene: The sea › Buttons and links › 2 › Words of the link'],
  ['variants.de.texts', 'DE: texts'],
  ['blocks.gone.title', 'gone › title'],
])('%s is named by the fields that lead there', (path, words) => {
  expect(placeText(createMessages('en'), path, document)).toBe(words);
});

test('a block without a title is named by the first words of its text', () => {
  const named = (richText: string) => blockText(createMessages('en'), { type: 'rich-text', props: { richText } });
  expect(named('<p>Good to have you back.</p>')).toBe('Text: Good to have you back.');
  expect(named('<p>Something waits in your cart. We hold nothing back.</p>')).toBe(
    'Text: Something waits in your cart. We hold …',
  );
});
