import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { fingerprint } from '@eyelet/domain/content/fingerprint.ts';
import { isObject } from '@eyelet/domain/content/places.ts';
import { resolveVariant } from '@eyelet/domain/content/resolve-variant.ts';
import { expect, test } from 'vitest';
import { formerKinds } from '../former-kinds.ts';
import { blockKinds } from '../kinds.ts';
import { problemsInDocument } from './check-document.ts';
import { itemKinds } from './kinds.ts';
import { migratedDocument } from './migrated-document.ts';
import { inNewestShape } from './newest-document.ts';
import { wordsOf } from './words-of.ts';

const old = [
  ...blockKinds.flatMap(({ type, migrations }) =>
    migrations.map(({ example }, index) => ({ type, version: index + 1, props: example as Record<string, unknown> })),
  ),
  ...formerKinds.map(({ type, example }) => ({ type, ...example })),
];

const head = {
  language: 'en',
  version: 1,
  props: { title: 'A page', description: '', seo: { title: '', description: '' } },
};
const audiences = ['en', 'de', 'de-de', 'fr'];

/** A document of an older block, some of whose words are said otherwise in German, and one of these again in Germany. */
function written(block: (typeof old)[number]): ContentDocument {
  const sections = [{ name: 'main', blocks: [{ id: 'b1', ...block }] }];
  const words = wordsOf({ ...head, sections }).filter(({ path }) => path.startsWith('blocks.'));
  const texts = (language: string, few: typeof words) => ({
    texts: Object.fromEntries(
      few.map(({ path, text }) => [path, { value: `${language} ${text}`.slice(0, 60), from: fingerprint(text) }]),
    ),
  });
  return { ...head, sections, variants: { de: texts('de', words), 'de-de': texts('dd', words.slice(0, 1)) } };
}

const readBy = (document: ContentDocument, audience: string) => {
  const reader = { language: audience.slice(0, 2), ...(audience.length > 2 ? { locale: audience } : {}) };
  return inNewestShape(itemKinds.page, document.version, resolveVariant(document, reader));
};

test.each(old)('$type of version $version is the same for every audience once it is migrated', (block) => {
  const document = written(block);
  const migrated = migratedDocument(document);
  expect(problemsInDocument(itemKinds.page, migrated)).toEqual([]);
  for (const audience of audiences) expect(readBy(migrated, audience)).toEqual(readBy(document, audience));
  const [now] = migrated.sections[0]?.blocks ?? [];
  const kind = blockKinds.find(({ type }) => now && 'type' in now && type === now.type);
  expect(now).toMatchObject({ version: kind?.version });
  expect(migratedDocument(migrated)).toBe(migrated);
});

test('a translation of an older source stays one', () => {
  const [block] = old;
  if (!block) throw new Error('no kind has an older version');
  const { variants, ...document } = written(block);
  const stale = Object.entries(variants.de?.texts ?? {}).map(([path, text]) => [path, { ...text, from: 'older' }]);
  const migrated = migratedDocument({ ...document, variants: { de: { texts: Object.fromEntries(stale) } } });
  const texts = Object.values(migrated.variants.de?.texts ?? {});
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(isObject(text.value) || ['older', ''].includes(text.from)).toBe(true);
});
