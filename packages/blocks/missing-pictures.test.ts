import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { articleSchema } from './items/article/schema.ts';
import { menuSchema } from './items/menu/schema.ts';
import { missingPicture, withoutMissing } from './missing-pictures.ts';

const image = (picture: string) => ({ kind: 'image', picture, alt: 'Water' });
const gone = missingPicture('jetty');

const article = { title: 'Mist', date: '2026-11-01', tags: [], alt: 'Water' };
const entry = { id: 'weather', title: 'Weather' };
const banner = { title: 'Storm', targets: [{ url: '/storm', text: 'See' }] };
const selector = (id: string, picture: string) => ({ id, title: id, media: image(picture), target: { url: '/storm' } });

test.each([
  ['the picture of an article', articleSchema, { ...article, picture: gone }, article],
  [
    'one of the pictures of a banner in a menu',
    menuSchema,
    { items: [{ ...entry, menuBanner: { ...banner, media: { sm: image('quay'), lg: image(gone) } } }] },
    { items: [{ ...entry, menuBanner: { ...banner, media: { sm: image('quay') } } }] },
  ],
  [
    'an entry of a menu that cannot be without its picture',
    menuSchema,
    { items: [{ ...entry, visualSelectors: [selector('rain', gone), selector('wind', 'quay')] }] },
    { items: [{ ...entry, visualSelectors: [selector('wind', 'quay')] }] },
  ],
])('%s is left out where it is gone, and the rest fits the schema', (_, schema, props, left) => {
  expect(withoutMissing<unknown>(props, schema)).toEqual({ props: left, missing: ['jetty'] });
  expect(Value.Check(schema, left)).toBe(true);
});

test('properties of blocks stay, even if they or those of a block in them name a picture themselves', () => {
  const block = (props: object) => ({ type: 'old', version: 1, props });
  const sections = [
    { name: 'main', blocks: [block({ picture: gone, items: [block({ picture: gone, title: 'A' })] })] },
  ];
  expect(withoutMissing<unknown>(sections).props).toEqual([
    { name: 'main', blocks: [block({ items: [block({ title: 'A' })] })] },
  ]);
});

test('without missing pictures the properties are the same', () => {
  const props = { picture: 'quay', media: { sm: image('quay') } };
  expect(withoutMissing(props).props).toBe(props);
});
