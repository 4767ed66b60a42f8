import { expect, test } from 'vitest';
import { factsOf } from './facts-of.ts';

const block = (id: string, props: Readonly<Record<string, unknown>>) => ({ id, type: 'banner', version: 1, props });

test('headings, pictures, links and colours of a document are found where they stand', () => {
  const html = '<h3>Wool</h3><p><a href="/care?a=1&amp;b=2">Care</a> <a href="https://example.org/">Out</a></p>';
  const image = { kind: 'image', picture: 'sea.0123abcd', alt: '' };
  const film = { kind: 'video', video: 'rain', poster: 'rain-still', alt: 'Rain', decorative: true };
  const { headings, media, references, colours, seo } = factsOf({
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
  });
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
  expect(seo).toEqual({ title: 'Title', description: 'Text' });
});
