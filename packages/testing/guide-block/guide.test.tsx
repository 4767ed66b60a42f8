import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { offeredFields } from '@eyelet/blocks/offered-fields.ts';
import { expectFields } from '@eyelet/testing/expect-fields.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { quoteBlock } from './block.ts';
import type { Quote } from './schema.ts';
import { QuoteView } from './view.tsx';

/** The block of docs/guides/blocks.md is here as the guide has it, so that the type checker reads it too. */
const root = resolve(import.meta.dirname, '../../..');
const guide = readFileSync(join(root, 'docs/guides/blocks.md'), 'utf8');

/** Its messages are added by whoever follows the guide; here others of the catalogue stand for them. */
const messages = {
  'blocks.synonyms.quote': 'blocks.synonyms.rich-text',
  'blocks.quote': 'blocks.rich-text',
  'blocks.field.speaker': 'blocks.field.name',
};

/** The lines of a file, its imports sorted, as their order depends on where a file is. */
function linesOf(code: string): readonly string[] {
  const lines = code.trim().split('\n');
  const isImport = (line: string) => line.startsWith('import ');
  return [...lines.filter(isImport).toSorted(), ...lines.filter((line) => !isImport(line))];
}

test('the code of the guide to a block of your own is that of a block which compiles', () => {
  const parts = [...guide.matchAll(/^## .*`quote\/([\w.]+)`\n\n```tsx?\n([\s\S]*?)```/gm)];
  expect(parts.map(([, file]) => file)).toEqual(['schema.ts', 'block.ts', 'view.tsx']);
  for (const [, file = '', code = ''] of parts) {
    const placed = Object.entries(messages).reduce(
      (text, [own, known]) => text.replaceAll(own, known),
      code.replaceAll("from '../", "from '@eyelet/blocks/"),
    );
    expect(linesOf(readFileSync(join(import.meta.dirname, file), 'utf8')), file).toEqual(linesOf(placed));
  }
  expect(guide.match(/^```tsx?$/gm)).toHaveLength(parts.length);
});

test('that block has a field for each member, an example that fits, and shows what its author wrote', () => {
  expectFields(offeredFields(quoteBlock), quoteBlock.schema, 'quote');
  const [{ props }] = quoteBlock.examples;
  expect(Value.Check(quoteBlock.schema, props)).toBe(true);
  const shown = (quote: Quote) =>
    renderToStaticMarkup(<QuoteView props={quote} answers={{}} base="/en-us" first={false} held={[]} />);
  for (const words of [props.words, props.speaker]) expect(shown(props)).toContain(words);
  expect(shown({ ...props, bottomMargins: { sm: 'large' } })).not.toBe(shown(props));
});

test('every file and folder that the guide names is where it says', () => {
  const blocks = join(root, 'packages/blocks');
  const named = [...guide.matchAll(/`((?:items|shared|shared-fields)?\/?[\w-]+\.tsx?)`/g)].map(([, path = '']) => path);
  // What every block may have of its own.
  const files = named.filter((path) => path !== 'needs.ts');
  expect(files).toEqual(expect.arrayContaining(['shared/shape.ts', 'kinds.ts', 'views.ts', 'items/words-of.ts']));
  for (const path of files) expect(existsSync(join(blocks, path)), path).toBe(true);
  expect(readFileSync(join(blocks, 'items/words-of.ts'), 'utf8')).toContain('wordMembers');
});
