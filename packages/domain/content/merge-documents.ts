import type { ContentDocument, DocumentBlock, DocumentSection } from '@eyelet/contracts/content/document.ts';
import { fingerprint } from './fingerprint.ts';

export type Merged = Readonly<{
  document: ContentDocument;
  /** Places that both have changed, named as in differences; mine is kept. */
  both: readonly string[];
}>;

type Members = Readonly<Record<string, unknown>>;
type Three<T> = Readonly<{ base: T; mine: T; theirs: T }>;

const isSame = (one: unknown, other: unknown) => fingerprint(one) === fingerprint(other);

/**
 * Merges two people's changes of one version: theirs, with my changes applied, member by member and block by block.
 * Where both have changed the same, mine is kept and named, so that nothing is lost silently.
 */
export function mergeDocuments(base: ContentDocument, mine: ContentDocument, theirs: ContentDocument): Merged {
  const both: string[] = [];
  const merge = (path: string, { base: was, mine: own, theirs: other }: Three<Members>): Members => {
    const names = [...new Set([...Object.keys(other), ...Object.keys(own)])];
    return Object.fromEntries(
      names.flatMap((name) => {
        const isMine = !isSame(own[name], was[name]);
        if (isMine && !isSame(other[name], was[name]) && !isSame(own[name], other[name])) both.push(`${path}${name}`);
        const from = isMine ? own : other;
        return Object.hasOwn(from, name) ? [[name, from[name]] as const] : [];
      }),
    );
  };
  const headOf = ({ props: _, sections: __, variants: ___, ...head }: ContentDocument) => head;
  const audiences = [...new Set([...Object.keys(theirs.variants), ...Object.keys(mine.variants)])];
  const textsIn = (audience: string) => ({
    base: base.variants[audience]?.texts ?? {},
    mine: mine.variants[audience]?.texts ?? {},
    theirs: theirs.variants[audience]?.texts ?? {},
  });
  const texts = audiences.map((one) => [one, { texts: merge(`variants.${one}.`, textsIn(one)) }] as const);
  const document = {
    ...merge('', { base: headOf(base), mine: headOf(mine), theirs: headOf(theirs) }),
    props: merge('props.', { base: base.props, mine: mine.props, theirs: theirs.props }),
    sections: mergeSections({ base, mine, theirs }, merge, both),
    variants: Object.fromEntries(texts.filter(([, variant]) => Object.keys(variant.texts).length > 0)),
  } as ContentDocument;
  return { document, both };
}

type Merge = (path: string, members: Three<Members>) => Members;
type Blocks = ReadonlyMap<string, DocumentBlock>;

function mergeSections(
  { base, mine, theirs }: Three<ContentDocument>,
  merge: Merge,
  both: string[],
): readonly DocumentSection[] {
  const [was, own, other] = [base, mine, theirs].map(blocksOf) as [Blocks, Blocks, Blocks];
  const together = (id: string): DocumentBlock | undefined => {
    const [before, mineNow, theirsNow] = [was.get(id), own.get(id), other.get(id)];
    if (!before) return mineNow ?? theirsNow;
    if (mineNow && theirsNow) {
      return mergeBlocks(`blocks.${id}.`, { base: before, mine: mineNow, theirs: theirsNow }, merge);
    }
    // One person removed it, and the other may have changed it.
    const left = mineNow ?? theirsNow;
    if (!left || isSame(left, before)) return undefined;
    both.push(`blocks.${id}`);
    return mineNow;
  };
  // The order is that of the person who moved blocks; blocks that only the other has follow their predecessors there.
  const isMine = !isSame(orderOf(mine, was, other), orderOf(base, own, other));
  const [lead, second] = isMine ? [mine, theirs] : [theirs, mine];
  const arranged = second.sections.reduce(withBlocksOf, lead.sections);
  return arranged.map(({ name, blocks }) => ({ name, blocks: blocks.flatMap(({ id }) => together(id) ?? []) }));
}

function mergeBlocks(path: string, { base, mine, theirs }: Three<DocumentBlock>, merge: Merge): DocumentBlock {
  const membersOf = (block: DocumentBlock): Members => ('props' in block ? block.props : {});
  const restOf = ({ ...block }: DocumentBlock): Members => {
    const { props: _, ...rest } = block as Members;
    return rest;
  };
  const rest = merge(path, { base: restOf(base), mine: restOf(mine), theirs: restOf(theirs) });
  if ('ref' in rest) return rest as DocumentBlock;
  const props = merge(path, { base: membersOf(base), mine: membersOf(mine), theirs: membersOf(theirs) });
  return { ...rest, props } as DocumentBlock;
}

/** Sections with the blocks of another arrangement that they lack, each after its predecessor there. */
function withBlocksOf(
  sections: readonly DocumentSection[],
  { name, blocks }: DocumentSection,
): readonly DocumentSection[] {
  const known = new Set(sections.flatMap((one) => one.blocks.map(({ id }) => id)));
  const missing = blocks.filter(({ id }) => !known.has(id));
  if (!sections.some((one) => one.name === name)) return [...sections, { name, blocks: missing }];
  return sections.map((section) => {
    if (section.name !== name) return section;
    const filled = missing.reduce<readonly DocumentBlock[]>((list, block) => {
      const before = new Set(blocks.slice(0, blocks.indexOf(block)).map(({ id }) => id));
      return list.toSpliced(list.findLastIndex(({ id }) => before.has(id)) + 1, 0, block);
    }, section.blocks);
    return { name, blocks: [...filled] };
  });
}

/** The positions of the blocks that all three have, with the names of the sections. */
function orderOf({ sections }: ContentDocument, one: Blocks, other: Blocks): readonly string[] {
  return sections.flatMap(({ name, blocks }) => [
    `section ${name}`,
    ...blocks.flatMap(({ id }) => (one.has(id) && other.has(id) ? [id] : [])),
  ]);
}

function blocksOf({ sections }: ContentDocument): Blocks {
  return new Map(sections.flatMap(({ blocks }) => blocks.map((block) => [block.id, block] as const)));
}
