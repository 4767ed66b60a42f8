import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import { isObject } from '@eyelet/domain/content/places.ts';
import { Type } from 'typebox';
import type { AnyBlockKind } from './kind.ts';
import { strictObject } from './strict-object.ts';

/** A block in a block: its type and version determine the shape of `props`, which is checked by its own kind. */
export const heldBlockShape = strictObject({
  type: Type.String({ minLength: 1, maxLength: 60 }),
  version: Type.Integer({ minimum: 1 }),
  props: Type.Record(Type.String(), Type.Unknown()),
});

type Props = Readonly<Record<string, unknown>>;
type Holds = Pick<AnyBlockKind, 'holds'>;

/** A block in a block: its path there, such as `items[1]`, and the part that it belongs to, by its number. */
export type Held = Readonly<{ block: ContentBlock; path: string; part?: number }>;

/** The blocks in a block with their places: those of its own member, then those of its parts. */
export function placesIn({ holds }: Holds, props: Props): readonly Held[] {
  if (!holds) return [];
  const { member, parts } = holds;
  const own = listOf(props[member]).map((block, index) => ({ block, path: `${member}[${index}]` }));
  const inParts = partsIn({ holds }, props).flatMap((one, part) =>
    listOf(one[parts?.inEach ?? '']).map((block, index) => {
      return { block, part, path: `${parts?.member}[${part}].${parts?.inEach}[${index}]` };
    }),
  );
  return [...own, ...inParts];
}

/** The blocks in a block; none if its kind holds none, or if the value is no list of blocks. */
export function heldIn(kind: Holds, props: Props): readonly ContentBlock[] {
  return placesIn(kind, props).map(({ block }) => block);
}

/** The parts of a block that hold blocks of their own; none of most kinds. */
export function partsIn({ holds }: Holds, props: Props): readonly Props[] {
  const all = holds?.parts && props[holds.parts.member];
  return Array.isArray(all) ? all.filter(isObject) : [];
}

/** Properties with other blocks, as many, in the place of those that a block holds. */
export function withHeld(kind: Holds, props: Props, held: readonly ContentBlock[]): Props {
  const { holds } = kind;
  if (!holds) return props;
  const { member, parts } = holds;
  let taken = 0;
  const take = (value: unknown) => {
    const from = taken;
    taken += listOf(value).length;
    return held.slice(from, taken);
  };
  // A block without parts may get another number.
  const own = parts ? take(props[member]) : held;
  return {
    ...props,
    ...(Array.isArray(props[member]) ? { [member]: own } : {}),
    ...(parts && Array.isArray(props[parts.member])
      ? {
          [parts.member]: partsIn(kind, props).map((one) =>
            Array.isArray(one[parts.inEach]) ? { ...one, [parts.inEach]: take(one[parts.inEach]) } : one,
          ),
        }
      : {}),
  };
}

/** Properties without the blocks that a block holds. */
export function withoutHeld(kind: Holds, props: Props): Props {
  const { holds } = kind;
  if (!holds) return props;
  const { [holds.member]: _, ...rest } = props;
  const { parts } = holds;
  if (!parts || !Array.isArray(props[parts.member])) return rest;
  const bare = partsIn(kind, props).map(({ [parts.inEach]: __, ...one }) => one);
  return { ...rest, [parts.member]: bare };
}

function listOf(value: unknown): readonly ContentBlock[] {
  return Array.isArray(value) ? value : [];
}
