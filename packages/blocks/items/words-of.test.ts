import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import { expect, test } from 'vitest';
import type { AnyField } from '../fields.ts';
import { blockKinds } from '../kinds.ts';
import { itemKinds } from './kinds.ts';
import { wordMembers, wordsOf } from './words-of.ts';

/** Members that are edited as text and name something, or are no words. */
const otherTexts = new Set([
  ...['name', 'id', 'anchorId', 'href', 'youtubeId', 'timeZone', 'termsPage', 'tagId', 'productTag', 'publicId'],
  ...['cloudName', 'containerId', 'eventId', 'filter', 'creativeName', 'promotionId', 'promotionName', 'srclang'],
  ...['startDate', 'endDate', 'opens', 'closes', 'date', 'margin', 'slideWidth', 'slidePadding', 'slideMaxWidth'],
  // A place is the section of a page, or a venue with its address.
  ...['place', 'address', 'routes', 'filterBy', 'experienceId', 'variantId', 'trackingEvent'],
]);

type Control = Pick<AnyField, 'control'> & Readonly<Record<string, unknown>>;

const wordControls = ['text', 'long-text', 'inline-html', 'rich-text', 'texts'];

/** Names of the members that are edited as texts, however deep. */
function textsIn(fields: Readonly<Record<string, Control>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inner = (field.fields ?? (field.of as Control | undefined)?.fields ?? {}) as Readonly<
      Record<string, Control>
    >;
    const own = wordControls.includes(field.control) || wordControls.includes((field.of as Control)?.control);
    return [...(own ? [name] : []), ...textsIn(inner)];
  });
}

test('every member that authors write as text is known as words, or as something else', () => {
  const kinds = [...blockKinds, ...Object.values(itemKinds)];
  const names = new Set(kinds.flatMap(({ fields }) => textsIn(fields as never)));
  expect([...names].filter((name) => !wordMembers.has(name) && !otherTexts.has(name))).toEqual([]);
});

test('the words of a document are found however deep, in the order of the document', () => {
  const props = { title: 'Care', seo: { title: 'Care for leather', description: '' } };
  const card = { type: 'category-card', version: 1, props: { target: { text: 'Women', url: '/c/women-2000' } } };
  const blocks = [
    {
      id: 'one',
      type: 'rich-text',
      version: 1,
      props: { title: 'Salt', sections: [{ paragraphs: ['First', 'Second'] }] },
    },
    { id: 'two', type: 'collection', version: 2, props: { name: 'ways', items: [card] } },
  ];
  const document = gatherVariants({
    source: 'en',
    version: 1,
    texts: { en: { props, sections: [{ name: 'main', blocks }] } },
  });
  expect(wordsOf(document)).toEqual([
    { path: 'props.title', text: 'Care' },
    { path: 'props.seo.title', text: 'Care for leather' },
    { path: 'blocks.one.title', text: 'Salt' },
    { path: 'blocks.one.sections[0].paragraphs[0]', text: 'First' },
    { path: 'blocks.one.sections[0].paragraphs[1]', text: 'Second' },
    { path: 'blocks.two.items[0].props.target.text', text: 'Women' },
  ]);
});
