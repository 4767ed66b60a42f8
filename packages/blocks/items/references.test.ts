import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import { expect, test } from 'vitest';
import { referencesOf } from './references.ts';

const track = (src: string) => ({ src, label: 'English', srclang: 'en', kind: 'transcripts' });

test('the captions of a film are references, unless they are elsewhere', () => {
  const tracks = [track('/media/films/rain-en.vtt'), track('https://example.org/rain.vtt')];
  const film = { id: 'film', type: 'video', version: 1, props: { variant: 'player', video: 'rain', tracks } };
  const texts = { en: { props: {}, sections: [{ name: 'main', blocks: [film] }] } };
  expect(referencesOf(gatherVariants({ source: 'en', version: 1, texts }))).toEqual([
    { kind: 'picture', target: 'rain' },
    { kind: 'path', target: '/media/films/rain-en.vtt' },
  ]);
});

test('links in texts are references, and so are the products or categories that a block is filtered by', () => {
  const html = '<p><a href="/dialogs/mending?a=1&amp;b=2">Mending</a> <a href="https://example.org/">Out</a></p>';
  const filter = (id: string, variant: string) => ({
    ...{ id, type: 'filter-by', version: 1 },
    props: { variant, operator: 'IN', filterBy: [id], components: [] },
  });
  const text = { id: 'text', type: 'rich-text', version: 2, props: { richText: html } };
  const blocks = [text, filter('SKTERN01FOM', 'bySku'), filter('1000', 'byCategory')];
  const texts = { en: { props: {}, sections: [{ name: 'main', blocks }] } };
  expect(referencesOf(gatherVariants({ source: 'en', version: 1, texts }))).toEqual([
    { kind: 'path', target: '/dialogs/mending?a=1&b=2' },
    { kind: 'product', target: 'SKTERN01FOM' },
    { kind: 'category', target: '1000' },
  ]);
});
