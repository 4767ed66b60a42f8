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
