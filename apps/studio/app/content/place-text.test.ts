import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { expect, test } from 'vitest';
import { placeText } from './place-text.ts';

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
