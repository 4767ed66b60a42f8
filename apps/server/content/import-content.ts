import { randomUUID } from 'node:crypto';
import { type DocumentProblem, problemsInDocument } from '@eyelet/blocks/items/check-document.ts';
import { cleanDocument } from '@eyelet/blocks/items/clean-document.ts';
import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { referencesOf } from '@eyelet/blocks/items/references.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { contentKeyPattern } from '@eyelet/contracts/content/key.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { importItems } from '@eyelet/db/content/import-items.ts';
import type { Database } from '@eyelet/db/database.ts';

/** An item of an import; published at once. */
export type ImportedItem = Readonly<{
  kind: ContentKind;
  key: string;
  /** What authors call it. */
  name: string;
  /** Former keys, which lead to it. */
  formerKeys?: readonly string[] | undefined;
  document: ContentDocument;
}>;

/** A problem for which an item is not written. */
export type ItemProblem = DocumentProblem & Readonly<{ kind: ContentKind; key: string }>;

/** Thrown when items do not fit their schemas. */
export class InvalidContent extends Error {
  readonly problems: readonly ItemProblem[];

  constructor(problems: readonly ItemProblem[]) {
    super(`Content that does not match its schema:\n${problems.map(sentenceOf).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Writes and publishes items that fit their schemas, with clean HTML. Throws `InvalidContent` for any that does not, and then
 * writes none.
 */
export async function importContent(
  database: Pick<Database, 'db'>,
  items: readonly ImportedItem[],
  now: Date,
): Promise<void> {
  const problems = [...items.flatMap(problemsOf), ...writtenTwice(items)];
  if (problems.length > 0) throw new InvalidContent(problems);
  const records = items.map((item) => {
    const document = cleanDocument(itemKinds[item.kind], item.document);
    return { ...item, document, id: randomUUID(), references: referencesOf(document) };
  });
  await importItems(database, records, now);
}

const keyShape = new RegExp(contentKeyPattern);

function problemsOf({ kind, key, name, document, formerKeys = [] }: ImportedItem): readonly ItemProblem[] {
  const problem = (member: string, text: string) => ({ kind, key, member, problem: text });
  return [
    ...[key, ...formerKeys]
      .filter((one) => one.length > 80 || !keyShape.test(one))
      .map((one) => problem('key', `${one} is no key`)),
    ...(name === '' || name.length > 120 ? [problem('name', 'must have 1 to 120 characters')] : []),
    ...problemsInDocument(itemKinds[kind], document).map((one) => ({ kind, key, ...one })),
  ];
}

/** The problems of items with the same key. */
function writtenTwice(items: readonly ImportedItem[]): readonly ItemProblem[] {
  const same = Map.groupBy(items, ({ kind, key }) => `${kind} ${key}`);
  return [...same.values()].flatMap(([first, second]) =>
    first && second ? [{ kind: first.kind, key: first.key, member: '', problem: 'is there twice' }] : [],
  );
}

function sentenceOf({ kind, key, audience, block, type, member, problem }: ItemProblem): string {
  const place = block === undefined ? '' : ` block ${block}${type ? `, ${type}` : ''}:`;
  return `${kind} ${key}${audience ? ` (${audience})` : ''}:${place} ${member ? `${member} ` : ''}${problem}`;
}
