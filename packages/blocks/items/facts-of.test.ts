import { expect, test } from 'vitest';
import { factsOf } from './facts-of.ts';
import { itemKinds } from './kinds.ts';

const block = (id: string, props: Readonly<Record<string, unknown>>) => ({ id, type: 'banner', version: 1, props });

test('headings, pictures, links and colours of a document are found where they stand', () => {
  const html = '<h3>Wool</h3><p><a href="/care?a=1&amp;b=2">Care</a> <a href="https://example.org/">Out</a></p>';
  const image = { kind: 'image', picture: 'sea.0123abcd', alt: '' };
  const film = { kind: 'video', video: 'rain', poster: 'rain-still', alt: 'Rain', decorative: true };
  const { headings, media, references, colours, seo } = factsOf(
    {
      props: { title: 'Page', seo: { title: 'Title', description: 'Text' }, picture: 'harbour' },
      sections: [
        {
          name: 'main',
          blocks: [
            block('one', { title: 'One', media: { sm: image }, targets: [{ text: 'New', url: '/c/new-1000' }] }),
            block('two', { title: 'Two', richText: html, richTextColor: 'ink', backdrop: '#ffffff' }),
            { id: 'three', ref: 'part' },
          ],
        },
        {
          name: 'more-lazy',
          blocks: [block('four', { titleHtml: 'Four', titleH1: true, media: { lg: film }, ids: ['A'] })],
        },
      ],
    },
    itemKinds.page.searchTexts,
  );
  expect(headings.map(({ block: at, member, level, starts }) => [at, member, level, starts])).toEqual([
    ['one', 'title', 1, true],
    ['two', 'title', 2, true],
    ['two', 'richText', 3, false],
    ['four', 'titleHtml', 1, true],
  ]);
  expect(
    media.map(({ block: at, member, name, isShown, isLate, isDecorative }) => [
      at,
      member,
      name,
      isShown,
      isLate,
      isDecorative,
    ]),
  ).toEqual([
    [null, '', 'harbour', false, false, false],
    ['one', 'media.sm', 'sea', true, false, false],
    ['four', 'media.lg', 'rain', true, true, true],
  ]);
  expect(references.filter(({ kind }) => kind !== 'picture').map(({ member, target }) => [member, target])).toEqual([
    ['targets[0].url', '/c/new-1000'],
    ['richText', '/care?a=1&b=2'],
    ['', 'part'],
    ['ids[0]', 'A'],
  ]);
  expect(colours).toEqual([{ block: 'two', member: 'richTextColor', text: '#10201f', ground: '#ffffff' }]);
  expect(seo).toEqual({
    title: { member: 'seo.title', text: 'Title' },
    description: { member: 'seo.description', text: 'Text' },
  });
});

test('articles and events have texts for search engines, which blocks and menus have not', () => {
  const seoOf = (kind: keyof typeof itemKinds, props: Readonly<Record<string, unknown>>) =>
    factsOf({ props, sections: [] }, itemKinds[kind].searchTexts).seo;
  expect(seoOf('article', { title: 'Salt', subtitle: 'And wool' })).toEqual({
    title: { member: 'title', text: 'Salt' },
    description: { member: 'subtitle', text: 'And wool' },
  });
  expect(seoOf('event', { title: 'Mending days' })).toEqual({
    title: { member: 'title', text: 'Mending days' },
    description: { member: 'description', text: '' },
  });
  expect(seoOf('menu', { title: 'Menu' })).toBeUndefined();
});

test('an event and a page of terms are named by their keys, also by a block in a block', () => {
  const signUp = { type: 'event-sign-up', version: 1, props: { eventId: 'mending-days' } };
  const { references } = factsOf({
    props: { termsPage: 'event-terms' },
    sections: [{ name: 'main', blocks: [block('one', { items: [signUp] })] }],
  });
  expect(references).toEqual([
    { block: null, member: 'termsPage', kind: 'path', target: '/event-terms' },
    { block: 'one', member: 'items[0].props.eventId', kind: 'path', target: '/events/mending-days' },
  ]);
});
