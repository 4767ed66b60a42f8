import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { fingerprint } from './fingerprint.ts';
import { isObject, pathTo, placeOf } from './places.ts';

type Variants = ContentDocument['variants'];
type Source = Pick<ContentDocument, 'props' | 'sections'>;

/**
 * The translations of a document whose lists have changed: each text follows its item when that is moved or others are
 * inserted or removed before it, and is removed with it. The same object if nothing has moved.
 */
export function carriedTexts(variants: Variants, before: Source, after: Source): Variants {
  const [from, to] = [rootOf(before), rootOf(after)];
  const matches = new Map<readonly unknown[], readonly (number | undefined)[]>();
  let hasMoved = false;
  const carried = Object.entries(variants).map(([audience, { texts }]) => {
    const own = Object.entries(texts).flatMap(([path, text]) => {
      const moved = carriedPath(placeOf(path), from, to, matches);
      hasMoved ||= moved !== path;
      return moved === undefined ? [] : [[moved, text] as const];
    });
    return [audience, { texts: Object.fromEntries(own) }] as const;
  });
  return hasMoved ? Object.fromEntries(carried) : variants;
}

/** A document as paths see it: blocks by their names. */
function rootOf({ props, sections }: Source): unknown {
  const blocks = sections.flatMap((section) => section.blocks);
  return { props, blocks: Object.fromEntries(blocks.map((one) => [one.id, 'props' in one ? one.props : {}])) };
}

/** The place afterwards; undefined if an item on the way was removed. An unknown place stays. */
function carriedPath(
  place: readonly (string | number)[],
  before: unknown,
  after: unknown,
  matches: Map<readonly unknown[], readonly (number | undefined)[]>,
): string | undefined {
  let path = '';
  let [from, to] = [before, after];
  for (const [index, part] of place.entries()) {
    if (from === to) return place.slice(index).reduce(pathTo, path);
    let next: string | number = part;
    if (typeof part === 'number' && Array.isArray(from) && Array.isArray(to)) {
      const matched = matches.get(from) ?? matchOf(from, to);
      matches.set(from, matched);
      if (part < matched.length) {
        const there = matched[part];
        if (there === undefined) return undefined;
        next = there;
      }
    }
    path = pathTo(path, next);
    from = memberOf(from, part);
    to = memberOf(to, next);
  }
  return path;
}

function memberOf(value: unknown, part: string | number): unknown {
  if (Array.isArray(value)) return typeof part === 'number' ? value[part] : undefined;
  return isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}

/**
 * The position of each item afterwards: matched by identity, then by a unique name, then by equal texts, and in lists
 * of one length by order for the remaining ones.
 */
function matchOf(before: readonly unknown[], after: readonly unknown[]): readonly (number | undefined)[] {
  const found: (number | undefined)[] = before.map(() => undefined);
  const free = new Set(after.keys());
  const match = (nameOf: (value: unknown) => unknown) => {
    const byName = Map.groupBy(free, (index) => nameOf(after[index]));
    for (const [index, value] of before.entries()) {
      if (found[index] !== undefined) continue;
      const name = nameOf(value);
      const next = name === undefined ? undefined : byName.get(name)?.shift();
      if (next === undefined) continue;
      found[index] = next;
      free.delete(next);
    }
  };
  const isOneLeft = () => free.size === 1 && before.length === after.length;
  for (const nameOf of [(value: unknown) => value, idOf, fingerprint]) if (!isOneLeft()) match(nameOf);
  if (before.length !== after.length) return found;
  const left = [...free];
  return found.map((index) => index ?? left.shift());
}

function idOf(value: unknown): unknown {
  return isObject(value) && typeof value.id === 'string' && value.id !== '' ? value.id : undefined;
}
