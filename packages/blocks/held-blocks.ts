import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
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

/** The blocks in a block; none if its kind holds none, or if the value is no list of blocks. */
export function heldIn({ holds }: Pick<AnyBlockKind, 'holds'>, props: Props): readonly ContentBlock[] {
  const held = holds && props[holds.member];
  return Array.isArray(held) ? held : [];
}

/** Properties with other blocks in the place of those that a block holds. */
export function withHeld({ holds }: Pick<AnyBlockKind, 'holds'>, props: Props, held: readonly ContentBlock[]): Props {
  return holds && Array.isArray(props[holds.member]) ? { ...props, [holds.member]: held } : props;
}

/** Properties without the blocks that a block holds. */
export function withoutHeld({ holds }: Pick<AnyBlockKind, 'holds'>, props: Props): Props {
  if (!holds) return props;
  const { [holds.member]: _, ...rest } = props;
  return rest;
}
