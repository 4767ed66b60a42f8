import type { ContentDocument, DocumentBlock } from '@eyelet/contracts/content/document.ts';
import { commonOrder, type Standing } from './common-order.ts';
import { fingerprint } from './fingerprint.ts';
import { isObject, pathTo } from './places.ts';

/** A place in which two versions of a document differ. */
export type Difference = Readonly<{
  /** Of what is removed the path in the older version, else the one in the newer. */
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
  const still = stillIn(before, after);
  const moved = both.filter((id) => !still.has(id));
  return [
    ...headDifferences(before, after),
    ...[...old].filter(([id]) => !fresh.has(id)).map(([id, { block }]) => removed(`blocks.${id}`, block)),
    ...[...fresh].filter(([id]) => !old.has(id)).map(([id, { block }]) => added(`blocks.${id}`, block)),
    ...moved.flatMap((id) => movedTo(`blocks.${id}`, ...placesOf(id, old, fresh))),
    ...both.flatMap((id) => inBlock(`blocks.${id}`, old.get(id)?.block, fresh.get(id)?.block)),
  ];
}

type Placed = Readonly<{ section: string; block: DocumentBlock }>;

const added = (path: string, after: unknown): Difference => ({ path, change: 'added', before: null, after });
const removed = (path: string, before: unknown): Difference => ({ path, change: 'removed', before, after: null });
const isSame = (one: unknown, other: unknown) => fingerprint(one) === fingerprint(other);

/** What others have gone around, while it stands where it stood, is not said to have moved. */
const movedTo = (path: string, before: BlockPlace, after: BlockPlace): readonly Difference[] =>
  isSame(before, after) ? [] : [{ path, change: 'moved', before, after }];

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

type Entry = Readonly<{ value: unknown; index: number }>;

/**
 * Entries that both lists have in the same order stay out of it. Those between two such are the same ones changed, if they are
 * of one type; others have moved, gone or come. What is gone is named by its place in the older list.
 */
function inLists(path: string, before: readonly unknown[], after: readonly unknown[]): readonly Difference[] {
  const common = commonOrder(before.map(fingerprint), after.map(fingerprint));
  const [left, come] = [
    restOf(
      before,
      common.map(({ from }) => from),
    ),
    restOf(
      after,
      common.map(({ to }) => to),
    ),
  ];
  const moves = movesOf(left, come);
  const [gone, fresh] = [
    left.filter((one) => !moves.has(one)),
    come.filter((one) => ![...moves.values()].includes(one)),
  ];
  const ends = [...common, { from: before.length, to: after.length }];
  const changed = ends.flatMap((end, number) => {
    const start = ends[number - 1] ?? { from: -1, to: -1 };
    const [was, is] = [between(gone, start.from, end.from), between(fresh, start.to, end.to)];
    return commonOrder(was.map(typeOf), is.map(typeOf)).flatMap(({ from, to }) => {
      const [one, other] = [was[from], is[to]];
      return one && other ? [{ one, other }] : [];
    });
  });
  const at = ({ index }: Entry) => pathTo(path, index);
  const inBoth = [...common, ...[...moves].map(([from, to]) => ({ from: from.index, to: to.index }))];
  const stays = new Set(changed.flatMap(({ one, other }) => [one, other]));
  return [
    ...changed.flatMap(({ one, other }) =>
      inValue(at(other), one.value, other.value).map((difference) =>
        difference.change === 'removed'
          ? { ...difference, path: at(one) + difference.path.slice(at(other).length) }
          : difference,
      ),
    ),
    ...gone.filter((one) => !stays.has(one)).flatMap((one) => inValue(at(one), one.value, undefined)),
    ...fresh.filter((one) => !stays.has(one)).flatMap((one) => inValue(at(one), undefined, one.value)),
    ...[...moves].flatMap(([from, to]) => movedTo(at(to), ...numbersOf(from.index, to.index, inBoth))),
  ];
}

function restOf(list: readonly unknown[], without: readonly number[]): readonly Entry[] {
  const taken = new Set(without);
  return list.map((value, index) => ({ value, index })).filter(({ index }) => !taken.has(index));
}

const between = (entries: readonly Entry[], start: number, end: number) =>
  entries.filter(({ index }) => index > start && index < end);

const typeOf = ({ value }: Entry) => (isHeld(value) ? `block ${value.type}` : typeof value);

/** Entries that both lists have in another order, each once. */
function movesOf(left: readonly Entry[], come: readonly Entry[]): ReadonlyMap<Entry, Entry> {
  const moves = new Map<Entry, Entry>();
  const waiting = new Set(left);
  for (const to of come) {
    const from = [...waiting].find(({ value }) => isSame(value, to.value));
    if (!from) continue;
    waiting.delete(from);
    moves.set(from, to);
  }
  return moves;
}

/** Where an entry was and is: in its list, or if that is the same, as others have come and gone, among those of both. */
function numbersOf(from: number, to: number, inBoth: readonly Standing[]): readonly [BlockPlace, BlockPlace] {
  if (from !== to) return [{ number: from + 1 }, { number: to + 1 }];
  const before = inBoth.filter((one) => one.from <= from);
  const after = inBoth.filter((one) => one.to <= to);
  return [{ number: before.length }, { number: after.length }];
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

/** The blocks that stand in the same section and order in both, so that the fewest have moved. */
function stillIn(before: ContentDocument, after: ContentDocument): ReadonlySet<string> {
  return new Set(
    after.sections.flatMap(({ name, blocks }) => {
      const [old, fresh] = [before.sections.find((one) => one.name === name)?.blocks ?? [], blocks].map((list) =>
        list.map(({ id }) => id),
      );
      return commonOrder(old ?? [], fresh ?? []).flatMap(({ to }) => fresh?.[to] ?? []);
    }),
  );
}

type Placing = ReadonlyMap<string, Placed>;

/** Where a block was and is: among all blocks, or if that is the same, as others have come and gone, among those of both. */
function placesOf(id: string, old: Placing, fresh: Placing): readonly [BlockPlace, BlockPlace] {
  const [from, to] = [placeIn(old, id), placeIn(fresh, id)];
  if (!isSame(from, to)) return [from, to];
  const inBoth = (one: Placing) => new Map([...one].filter(([other]) => old.has(other) && fresh.has(other)));
  return [placeIn(inBoth(old), id), placeIn(inBoth(fresh), id)];
}

function placeIn(blocks: Placing, id: string): BlockPlace {
  const section = blocks.get(id)?.section ?? '';
  const within = [...blocks].filter(([, one]) => one.section === section).map(([name]) => name);
  return { section, number: within.indexOf(id) + 1 };
}
