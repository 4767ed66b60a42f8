import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { differencesOf } from '@eyelet/domain/content/differences.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { expect, test } from 'vitest';
import { blockText } from './block-text.ts';
import { namedDifferences, targetsOf } from './named-differences.ts';
import { placeText } from './named-place.ts';

type Blocks = ContentDocument['sections'][number]['blocks'];

const page = (blocks: Blocks, more: Partial<ContentDocument> = {}): ContentDocument => ({
  ...{ language: 'en', version: 1, props: {}, variants: {}, sections: [{ name: 'main', blocks }] },
  ...more,
});
const hero = (props: object) => ({ id: 'b1', type: 'hero', version: 1, props: { title: 'The sea', ...props } });
const spacer = (id: string) => ({ id, type: 'spacer', version: 1, props: { height: 10 } });
const experience = {
  ...{ id: 'x1', type: 'experience', version: 1 },
  props: { variants: [{ variantId: 'v1' }, { variantId: 'v2', name: 'Shorter' }] },
};
const names: Readonly<Record<string, string>> = {
  '/c/new-1000': 'New',
  'category:2130': 'Trail',
  'product:1': 'Holm',
  'item:i1': 'Promises',
};

function said(before: ContentDocument, after: ContentDocument, tag = 'en-GB') {
  const naming = { t: createMessages(tag), tag, kind: 'page', nameOf: (target: string) => names[target] } as const;
  return namedDifferences(naming, differencesOf(before, after), { before, after }).map(
    ({ place, change, isBlock, before: was, after: is }) =>
      `${place}: ${isBlock && change !== 'moved' ? change : `${was} → ${is}`}`,
  );
}

test.each([
  ['props.seo.title', 'For search engines › Title'],
  ['blocks.b1.props.title', 'Opening scene: The sea › Title'],
  ['blocks.b1.props.media.sm.alt', 'Opening scene: The sea › Picture or film › Phones › Description of the picture'],
  [
    'blocks.b1.props.targets[1].text',
    'Opening scene: The sea › Buttons and links › Button or link 2 › Words of the link',
  ],
  ['variants.de.blocks.b1.title', 'German › Opening scene: The sea › Title'],
  ['variants.fr-ca.blocks.b1.title', 'Canada (French) › Opening scene: The sea › Title'],
  ['blocks.x1.variants[1].weight', 'Experiment with variants › Variants › Variant 2: Shorter › Weight'],
  ['blocks.x1.variants[0].weight', 'Experiment with variants › Variants › Variant 1: v1 › Weight'],
  ['blocks.gone.title', 'gone › title'],
])('%s is named by the fields that lead there', (path, words) => {
  const naming = { t: createMessages('en'), tag: 'en', kind: 'page' } as const;
  expect(placeText(naming, path, [page([hero({}), experience])])).toBe(words);
});

test('a block without a title is named by the first words of its text', () => {
  const named = (richText: string) => blockText(createMessages('en'), { type: 'rich-text', props: { richText } });
  expect(named('<p>Good to have you back.</p>')).toBe('Text: Good to have you back.');
  expect(named('<p>Mend&shy;ing &#8211; &#x1F9F5; &constructor; &#99999999;</p>')).toBe(
    'Text: Mending – 🧵 &constructor; &#99999999;',
  );
  expect(named('<p>Something waits in your cart. We hold nothing back.</p>')).toBe(
    'Text: Something waits in your cart. We hold …',
  );
});

test('of a block only HTML is read as such, and without words it is named by its kind alone', () => {
  const t = createMessages('en');
  expect(blockText(t, { type: 'hero', props: { title: 'Under 2 < 3 & <b>' } })).toBe(
    'Opening scene: Under 2 < 3 & <b>',
  );
  expect(blockText(t, { type: 'hero', props: { title: ' ', titleHtml: '<br>', richText: '<p></p>' } })).toBe(
    'Opening scene',
  );
});

test('texts with the same words differ by where their links lead, else by how they are formatted', () => {
  const text = (richText: string) => page([hero({ richText })]);
  const place = 'Section main › Opening scene: The sea › Text';
  expect(said(text('<p>See <a href="/c/old-2">new</a></p>'), text('<p>See <a href="/c/new-1000">new</a></p>'))).toEqual(
    [`${place}: See new [/c/old-2] → See new [New (/c/new-1000)]`],
  );
  expect(said(text('<h2>Salt</h2>'), text('<h3>Salt</h3>'))).toEqual([`${place}: Salt → Salt (formatted differently)`]);
  expect(said(text('<p>Salt</p>'), text('<p><strong>Salt</strong></p>'), 'de-DE')[0]).toMatch(/Salt \(anders/);
});

test('languages and markets have their names', () => {
  const [before, after] = [['de-de', 'fr-ca'], ['en-us']].map((onlyIn) =>
    page([{ ...spacer('s'), onlyIn }], { onlyIn, language: onlyIn.length > 1 ? 'en' : 'de' }),
  );
  const markets = 'Markets: Germany, Canada (French) → United States';
  expect(said(before ?? page([]), after ?? page([]))).toEqual([
    ...['Source language: English → German', markets, `Section main › Empty space › ${markets}`],
  ]);
});

test('values are as readers see them: where links lead, names of pictures, plain text, choices and days', () => {
  const grid = (categoryId: string) => ({ id: 'g', type: 'catalogue-grid', version: 1, props: { categoryId } });
  const event = (startDate: string) => ({
    id: 'e',
    type: 'event-sign-up',
    version: 1,
    props: { eventId: 'x', startDate },
  });
  const picture = (name: string) => ({ media: { sm: { kind: 'image', picture: name, alt: 'A boot' } } });
  const target = (url: string, style: string) => ({ targets: [{ url, text: 'Go', style }] });
  const before = page([
    hero({ ...picture('boot.12345678'), ...target('/c/old-2', 'light'), richText: '<p>Salt &amp; <b>rain</b></p>' }),
    ...[grid('2130'), event('2027-06-05')],
  ]);
  const after = page([
    hero({ ...picture('jetty.12345678'), ...target('/c/new-1000', 'link'), richText: '<p>Salt</p>' }),
    ...[grid('9'), event('2027-06-06')],
  ]);
  expect(said(before, after)).toEqual([
    'Section main › Opening scene: The sea › Picture or film › Phones › Picture: boot → jetty',
    'Section main › Opening scene: The sea › Buttons and links › Button or link 1 › Address: /c/old-2 → New (/c/new-1000)',
    'Section main › Opening scene: The sea › Buttons and links › Button or link 1 › Look: Light button → Link with an arrow',
    'Section main › Opening scene: The sea › Text: Salt & rain → Salt',
    'Section main › Products of a category › Category: Trail (2130) → 9',
    'Section main › Event sign-up › First day: 5 June 2027 → 6 June 2027',
  ]);
  expect(said(before, after, 'de-DE').at(-1)).toContain('5. Juni 2027 → 6. Juni 2027');
  expect(
    targetsOf({ t: createMessages('en'), tag: 'en', kind: 'page' }, differencesOf(before, after), { before, after }),
  ).toEqual([...['/c/old-2', '/c/new-1000', 'category:2130', 'category:9']]);
});

test('blocks that come, go and move are said as such, also in blocks', () => {
  const card = (title: string) => ({ type: 'linked-card', version: 1, props: { title } });
  const collection = (...items: readonly object[]) => ({ id: 'c', type: 'collection', version: 2, props: { items } });
  const before = page([spacer('s1'), spacer('s2'), collection(card('Caps')), { id: 'r', ref: 'i1' }]);
  const after = page([hero({}), spacer('s2'), spacer('s1'), collection(card('Caps'), card('Bags'))]);
  expect(said(before, after)).toEqual([
    'Section main › Shared block: Promises: removed',
    'Section main › Opening scene: The sea: added',
    'Section main › Empty space 2: Section main, place 1 → Section main, place 3',
    'Section main › Collection of products or cards › Cards › Card that is a link: Bags: added',
  ]);
});

test('of a product that stands elsewhere in a list, its name is said with its places', () => {
  const collection = (...ids: readonly string[]) => page([{ id: 'c', type: 'collection', version: 2, props: { ids } }]);
  expect(said(collection('1', '2', '3'), collection('2', '3', '1'))).toEqual([
    'Section main › Collection of products or cards › Products 3: Holm (1): place 1 → place 3',
  ]);
});

test('of long texts the part that differs is in sight', () => {
  const long = 'It keeps the rain out. '.repeat(30);
  const text = (end: string) =>
    page([{ id: 'b', type: 'rich-text', version: 2, props: { richText: `<p>${long}${end}</p>` } }]);
  const [only = ''] = said(text('Always.'), text('Often.'));
  expect(only).toMatch(/…[^→]*Always\. → …[^→]*Often\.$/);
});
