import { expect, test } from 'vitest';
import { picturesIn, withPictures } from './picture-addresses.ts';

const document = {
  title: 'scene-title',
  description: '',
  blocks: [
    { type: 'hero', version: 1, props: { picture: 'scene-one', alt: 'scene-one' } },
    { type: 'links', version: 1, props: { cards: [{ picture: 'scene-two' }, { picture: 'scene-one' }] } },
    { type: 'text', version: 1, props: { picture: 7, paragraphs: ['picture', null] } },
  ],
  seo: { title: '', description: '' },
};

test('pictures are found in blocks however deep, and nothing else is taken for one', () => {
  expect(picturesIn(document)).toEqual(['scene-one', 'scene-two', 'scene-one']);
});

test('each picture gets its other name, and the rest stays as it is', () => {
  const renamed = withPictures(document, (name) => `${name}.1`);
  expect(renamed).toEqual({
    ...document,
    blocks: [
      { type: 'hero', version: 1, props: { picture: 'scene-one.1', alt: 'scene-one' } },
      {
        type: 'links',
        version: 1,
        props: { cards: [{ picture: 'scene-two.1' }, { picture: 'scene-one.1' }] },
      },
      document.blocks[2],
    ],
  });
});
