import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { fingerprint } from './fingerprint.ts';
import { isObject, pathTo, placeOf } from './places.ts';

type Variants = ContentDocument['variants'];
type Source = Pick<ContentDocument, 'props' | 'sections'>;

/**
 * The translations of a document whose lists have been changed: each text goes along with the one of a list that it is of, when that is
 * moved or others are put in or taken out before it, and goes with it when it is taken out itself. The same object where nothing has moved.
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

/** Where a place is afterwards; undefined where one of a list on the way has been taken out. A place of which nothing is known stays. */
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
 * Of each of a list where it is afterwards: what is the same thing, then what has a name of its own by that, then what says the same, and of
 * lists of one length what is left over on both sides in its order.
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
