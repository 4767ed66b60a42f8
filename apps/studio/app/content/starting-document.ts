import { problemsInDocument } from '@eyelet/blocks/items/check-document.ts';
import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { blockKinds } from '@eyelet/blocks/kinds.ts';
import { withStart } from '@eyelet/blocks/starting-props.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';

/**
 * What a new item begins with: the members that its schema wants, as empty as they may be; its name where a text may not be
 * empty. A kind that is one block begins with the first block that it takes.
 */
export function startingDocument(kindName: ContentKind, name: string, language: string): ContentDocument {
  const kind = itemKinds[kindName];
  const type = kind.blockTypes?.[0] ?? 'rich-text';
  const block = blockKinds.find((one) => one.type === type);
  const sections =
    kind.sections === 'one' && block
      ? [{ name: 'main', blocks: [{ id: 'b1', type, version: block.version, props: withStart(block, name) }] }]
      : [];
  const document = { language, version: kind.version, sections, variants: {} };
  const empty = { ...document, props: withStart(kind, name) };
  if (problemsInDocument(kind, empty).length === 0) return empty;
  return { ...document, props: { ...kind.examples[0]?.props } };
}
