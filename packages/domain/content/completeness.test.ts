import { expect, test } from 'vitest';
import { completenessIn } from './completeness.ts';
import { gatherVariants } from './gather-variants.ts';

const written = (title: string, texts: readonly string[]) => ({
  props: { title },
  sections: [
    {
      name: 'main',
      blocks: [{ id: 'b1', type: 'rich-text', version: 1, props: { targets: texts.map((text) => ({ text })) } }],
    },
  ],
});

const document = gatherVariants({
  ...{ source: 'en', version: 1 },
  texts: { en: written('Salt', ['One', 'Two']), de: written('Salz', ['Eins', 'Two']), fr: written('Sel', ['Un']) },
});

const paths = ['props.title', 'blocks.b1.targets[0].text', 'blocks.b1.targets[1].text'];

test('a text that a language does not say is missing, and one of a whole stands for its parts', () => {
  expect(completenessIn(document, paths, 'de')).toEqual({ language: 'de', total: 3, missing: [paths[2]], changed: [] });
  expect(completenessIn(document, paths, 'fr')).toEqual({ language: 'fr', total: 3, missing: [], changed: [] });
  expect(completenessIn(document, paths, 'it')).toEqual({ language: 'it', total: 3, missing: paths, changed: [] });
  expect(completenessIn(document, paths, 'en')).toEqual({ language: 'en', total: 3, missing: [], changed: [] });
});

test('a text whose source has changed since is listed', () => {
  const later = { ...document, props: { title: 'Salt water' } };
  expect(completenessIn(later, paths, 'de').changed).toEqual(['props.title']);
  const { blocks } = gatherVariants({ source: 'en', version: 1, texts: { en: written('Salt', ['One', 'Too']) } })
    .sections[0] ?? { blocks: [] };
  const other = { ...document, sections: [{ name: 'main', blocks }] };
  expect(completenessIn(other, paths, 'fr').changed).toEqual(paths.slice(1));
  expect(completenessIn(other, paths, 'de').changed).toEqual([]);
});
