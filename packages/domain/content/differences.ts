import type { ContentDocument, DocumentBlock } from '@eyelet/contracts/content/document.ts';
import { fingerprint } from './fingerprint.ts';
import { isObject, pathTo } from './places.ts';

/** A place in which two versions of a document differ. */
export type Difference = Readonly<{
  path: string;
  change: 'added' | 'removed' | 'changed' | 'moved';
  before: unknown;
  after: unknown;
}>;

/** A place among blocks: the section, unless it is in a block, and the number in it. */
export type BlockPlace = Readonly<{ section?: string; number: number }>;

/**
 * The differences between two versions by field: properties and texts of variants by path, blocks that were added,
 * removed or moved, also in other blocks. A block that is in only one of them is one difference, with all that it holds.
 */
export function differencesOf(before: ContentDocument, after: ContentDocument): readonly Difference[] {
  const [old, fresh] = [blocksOf(before), blocksOf(after)];
  const both = [...fresh.keys()].filter((id) => old.has(id));
  const order = [...old.keys()].filter((id) => fresh.has(id));
  const moved = both.filter((id, index) => order[index] !== id || old.get(id)?.section !== fresh.get(id)?.section);
  return [
    ...headDifferences(before, after),
    ...[...old].filter(([id]) => !fresh.has(id)).map(([id, { block }]) => removed(`blocks.${id}`, block)),
    ...[...fresh].filter(([id]) => !old.has(id)).map(([id, { block }]) => added(`blocks.${id}`, block)),
    ...moved.map((id) => movedTo(`blocks.${id}`, placeIn(old, id), placeIn(fresh, id))),
    ...both.flatMap((id) => inBlock(`blocks.${id}`, old.get(id)?.block, fresh.get(id)?.block)),
  ];
}

type Placed = Readonly<{ section: string; block: DocumentBlock }>;

const added = (path: string, after: unknown): Difference => ({ path, change: 'added', before: null, after });
const removed = (path: string, before: unknown): Difference => ({ path, change: 'removed', before, after: null });
const movedTo = (path: string, before: BlockPlace, after: BlockPlace): Difference => ({
  ...{ path, change: 'moved', before, after },
});
const isSame = (one: unknown, other: unknown) => fingerprint(one) === fingerprint(other);

function headDifferences(before: ContentDocument, after: ContentDocument): readonly Difference[] {
  return (['props', 'language', 'layout', 'onlyIn', 'variants'] as const).flatMap((member) =>
    member === 'variants'
      ? inVariants(before.variants, after.variants)
      : inValue(member, headValue(before[member]), headValue(after[member])),
  );
}

/** Markets are one value. */
const headValue = (value: unknown) => (Array.isArray(value) ? value.join(', ') : value);

function inVariants(before: Variants, after: Variants): readonly Difference[] {
  return keysOf(before, after).flatMap((audience) => {
    const [was, is] = [before[audience]?.texts ?? {}, after[audience]?.texts ?? {}];
    return keysOf(was, is).flatMap((path) =>
      inPlain(`variants.${audience}.${path}`, was[path]?.value, is[path]?.value),
    );
  });
}

type Variants = ContentDocument['variants'];

const keysOf = (...values: readonly object[]) => [...new Set(values.flatMap((value) => Object.keys(value)))];

function inBlock(
  path: string,
  before: DocumentBlock | undefined,
  after: DocumentBlock | undefined,
): readonly Difference[] {
  const [was, is] = [membersOf(before), membersOf(after)];
  if (was.type !== is.type) return [removed(path, before), added(path, after)];
  return [
    ...inValue(pathTo(path, 'ref'), was.ref, is.ref),
    ...inValue(pathTo(path, 'onlyIn'), headValue(was.onlyIn), headValue(is.onlyIn)),
    ...inValue(path, was.props, is.props),
  ];
}

const membersOf = (block: DocumentBlock | undefined): Readonly<Record<string, unknown>> => ({ ...block });

/** What differs in a value, by the paths of its plain values, and of blocks in it. */
function inValue(path: string, before: unknown, after: unknown): readonly Difference[] {
  if (before === undefined && after === undefined) return [];
  if (isList(before) && isList(after)) return inLists(path, before ?? [], after ?? []);
  if (isWhole(before) || isWhole(after)) {
    // A block in a block that is of another type is another one.
    const isKept = isHeld(before) && isHeld(after) && before.type === after.type;
    return isKept ? inValue(pathTo(path, 'props'), before.props, after.props) : inPlain(path, before, after);
  }
  if ((isObject(before) || before === undefined) && (isObject(after) || after === undefined)) {
    return keysOf(before ?? {}, after ?? {}).flatMap((name) =>
      inValue(pathTo(path, name), before?.[name], after?.[name]),
    );
  }
  return inPlain(path, before, after);
}

function inPlain(path: string, before: unknown, after: unknown): readonly Difference[] {
  if (isSame(before, after)) return [];
  if (after === undefined) return [removed(path, before)];
  if (before === undefined) return [added(path, after)];
  if (isHeld(before) && isHeld(after)) return [removed(path, before), added(path, after)];
  return [{ path, change: 'changed', before, after }];
}

const isList = (value: unknown): value is readonly unknown[] | undefined => value === undefined || Array.isArray(value);

/** Entries at the beginning and at the end that are the same stay out of it, so that a new one in between is one difference. */
function inLists(path: string, before: readonly unknown[], after: readonly unknown[]): readonly Difference[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  const entriesOf = (list: readonly unknown[]) =>
    list.slice(start, list.length - end).map((value, index) => ({ value, index: start + index }));
  const [was, is] = [entriesOf(before), entriesOf(after)];
  const moves = is.flatMap((one) => {
    const from = isObject(one.value) && was.find(({ value }) => isSame(value, one.value));
    return from ? [{ from, to: one }] : [];
  });
  const left = was.filter((one) => !moves.some(({ from }) => from === one));
  const come = is.filter((one) => !moves.some(({ to }) => to === one));
  const paired = Math.min(left.length, come.length);
  const at = ({ index }: Readonly<{ index: number }>) => pathTo(path, index);
  return [
    ...left.slice(0, paired).flatMap((one, index) => {
      const other = come[index] ?? one;
      return inValue(at(other), one.value, other.value);
    }),
    ...left.slice(paired).flatMap((one) => inValue(at(one), one.value, undefined)),
    ...come.slice(paired).flatMap((one) => inValue(at(one), undefined, one.value)),
    ...moves
      .filter(({ from, to }) => from.index !== to.index)
      .map(({ from, to }) => movedTo(at(to), { number: from.index + 1 }, { number: to.index + 1 })),
  ];
}

type HeldBlock = Readonly<{ type: string; version: number; props: Readonly<Record<string, unknown>> }>;

const isHeld = (value: unknown): value is HeldBlock =>
  isObject(value) && typeof value.type === 'string' && isObject(value.props);

/** What is one value to people: a block, a point or a part of a picture. */
function isWhole(value: unknown): boolean {
  if (!isObject(value)) return false;
  const names = Object.keys(value);
  return isHeld(value) || (names.length > 1 && names.every((name) => measures.has(name)));
}

const measures: ReadonlySet<string> = new Set(['x', 'y', 'width', 'height']);

function blocksOf({ sections }: ContentDocument): ReadonlyMap<string, Placed> {
  return new Map(sections.flatMap(({ name, blocks }) => blocks.map((block) => [block.id, { section: name, block }])));
}

function placeIn(blocks: ReadonlyMap<string, Placed>, id: string): BlockPlace {
  const section = blocks.get(id)?.section ?? '';
  const within = [...blocks].filter(([, one]) => one.section === section).map(([name]) => name);
  return { section, number: within.indexOf(id) + 1 };
}
