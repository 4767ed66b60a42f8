import { problemsInDocument } from '@eyelet/blocks/items/check-document.ts';
import type { AnyItemKind } from '@eyelet/blocks/items/item-kind.ts';
import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { blockKinds } from '@eyelet/blocks/kinds.ts';
import { withStart } from '@eyelet/blocks/starting-props.ts';
import type { ContentDocument, DocumentBlock } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';

/**
 * What a new item begins with: the members that its schema wants, as empty as they may be; its name where a text may not be
 * empty. A kind that is one block begins with the first block that it takes, others with the blocks that they say.
 */
export function startingDocument(
  kindName: ContentKind,
  { name, key, language }: Readonly<{ name: string; key: string; language: string }>,
): ContentDocument {
  const kind = itemKinds[kindName];
  const blocks = firstBlocks(kind, name, key);
  const sections = blocks.length > 0 ? [{ name: 'main', blocks }] : [];
  const document = { language, version: kind.version, sections, variants: {} };
  const empty = { ...document, props: withStart(kind, name) };
  if (problemsInDocument(kind, empty).length === 0) return empty;
  return { ...document, props: { ...kind.examples[0]?.props } };
}

function firstBlocks(kind: AnyItemKind, name: string, key: string): DocumentBlock[] {
  const only = blockKinds.find((one) => one.type === (kind.blockTypes?.[0] ?? 'rich-text'));
  const first = kind.sections === 'one' && only ? [{ type: only.type, props: withStart(only, name) }] : undefined;
  return (first ?? kind.firstBlocks?.(key) ?? []).map(({ type, props }, index) => ({
    ...{ id: `b${index + 1}`, type, props },
    version: blockKinds.find((one) => one.type === type)?.version ?? 1,
  }));
}
