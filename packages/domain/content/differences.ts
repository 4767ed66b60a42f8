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

/**
 * The differences between two versions by field: properties and texts of variants by path, blocks that were added,
 * removed or moved. A block that is in only one of them is one difference, with all that it holds.
 */
export function differencesOf(before: ContentDocument, after: ContentDocument): readonly Difference[] {
  const [old, fresh] = [blocksOf(before), blocksOf(after)];
  const both = [...fresh.keys()].filter((id) => old.has(id));
  const order = [...old.keys()].filter((id) => fresh.has(id));
  const moved = both.filter((id, index) => order[index] !== id || old.get(id)?.section !== fresh.get(id)?.section);
  return [
    ...inFields(headOf(before), headOf(after)),
    ...[...old].filter(([id]) => !fresh.has(id)).map(([id, { block }]) => removed(`blocks.${id}`, block)),
    ...[...fresh].filter(([id]) => !old.has(id)).map(([id, { block }]) => added(`blocks.${id}`, block)),
    ...moved.map((id) => ({
      ...{ path: `blocks.${id}`, change: 'moved' as const },
      ...{ before: placeIn(old, id), after: placeIn(fresh, id) },
    })),
    ...both.flatMap((id) => inFields(fieldsOfBlock(old.get(id)?.block), fieldsOfBlock(fresh.get(id)?.block))),
  ];
}

type Fields = ReadonlyMap<string, unknown>;
type Placed = Readonly<{ section: string; block: DocumentBlock }>;

const added = (path: string, after: unknown): Difference => ({ path, change: 'added', before: null, after });
const removed = (path: string, before: unknown): Difference => ({ path, change: 'removed', before, after: null });

function inFields(before: Fields, after: Fields): readonly Difference[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths.flatMap((path): readonly Difference[] => {
    if (!after.has(path)) return [removed(path, before.get(path))];
    if (!before.has(path)) return [added(path, after.get(path))];
    const [one, other] = [before.get(path), after.get(path)];
    return fingerprint(one) === fingerprint(other) ? [] : [{ path, change: 'changed', before: one, after: other }];
  });
}

function headOf({ language, layout, onlyIn, props, variants }: ContentDocument): Fields {
  const texts = Object.entries(variants).flatMap(([audience, variant]) =>
    Object.entries(variant.texts).map(([path, { value }]) => [`variants.${audience}.${path}`, value] as const),
  );
  return new Map<string, unknown>([
    ...leavesOf('language', language),
    ...leavesOf('layout', layout),
    ...leavesOf('onlyIn', onlyIn?.join(', ')),
    ...leavesOf('props', props),
    ...texts,
  ]);
}

function fieldsOfBlock(block: DocumentBlock | undefined): Fields {
  if (!block) return new Map();
  const { id, onlyIn, ...rest } = block;
  const own = 'ref' in rest ? leavesOf(`blocks.${id}.ref`, rest.ref) : leavesOf(`blocks.${id}`, rest.props);
  const type = 'ref' in rest ? [] : leavesOf(`blocks.${id}.type`, rest.type);
  return new Map([...type, ...leavesOf(`blocks.${id}.onlyIn`, onlyIn?.join(', ')), ...own]);
}

/** The plain values in a value, by path. */
function leavesOf(path: string, value: unknown): readonly (readonly [string, unknown])[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(pathTo(path, index), item));
  if (isObject(value)) return Object.entries(value).flatMap(([name, member]) => leavesOf(pathTo(path, name), member));
  return [[path, value]];
}

function blocksOf({ sections }: ContentDocument): ReadonlyMap<string, Placed> {
  return new Map(sections.flatMap(({ name, blocks }) => blocks.map((block) => [block.id, { section: name, block }])));
}

/** The section of a block, and its number in it. */
function placeIn(blocks: ReadonlyMap<string, Placed>, id: string): string {
  const section = blocks.get(id)?.section ?? '';
  const within = [...blocks].filter(([, one]) => one.section === section).map(([name]) => name);
  return `${section} ${within.indexOf(id) + 1}`;
}
