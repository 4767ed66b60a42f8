import { problemsInDocument } from '@eyelet/blocks/items/check-document.ts';
import { cleanDocument } from '@eyelet/blocks/items/clean-document.ts';
import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { type ContentReference, referencesOf } from '@eyelet/blocks/items/references.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { kindsOfItems } from '@eyelet/db/content/item.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { type FieldRefusal, type Refusal, refuseFields } from '../kernel/refusal.ts';

type WrittenDocument = Readonly<{ document: ContentDocument; references: readonly ContentReference[] }>;

/** Kinds of items that a document of a kind may refer to; a block refers to none, so that no item contains itself. */
const partsOf = (kind: ContentKind): readonly string[] => {
  if (kind === 'block') return [];
  return kind === 'section' ? ['block'] : ['block', 'section'];
};

/**
 * A document as it is stored, with clean HTML; refused if it does not fit its kind or refers to an item that does not
 * exist.
 */
export async function checkDocument(
  db: Reader,
  kind: ContentKind,
  value: ContentDocument,
): Promise<WrittenDocument | Refusal<'STF400'>> {
  const problems = problemsInDocument(itemKinds[kind], value);
  if (problems.length > 0) return refuseFields('STF400', problems.map(fieldOf).slice(0, 50));
  const document = cleanDocument(itemKinds[kind], value);
  const references = referencesOf(document);
  const shown = references.filter((one) => one.kind === 'item').map(({ target }) => target);
  const known = await kindsOfItems(db, shown);
  const missing = shown.filter((id) => !partsOf(kind).includes(known.get(id) ?? ''));
  if (missing.length > 0)
    return refuseFields(
      'STF400',
      missing.map((id) => ({ field: id, message: 'cannot be shown here' })),
    );
  return { document, references };
}

function fieldOf({ audience, block, member, problem }: ReturnType<typeof problemsInDocument>[number]): FieldRefusal {
  const place = block === undefined ? member : `blocks.${block}.${member}`;
  return { field: audience === undefined ? place : `variants.${audience}.${place}`, message: problem };
}
