import { isValidElement, type ReactNode } from 'react';
import type { ShownBlock } from './shown-block.ts';

type Held = Readonly<{ block: ShownBlock }>;

/** The held blocks of a part of their block, by its number; undefined: those that stand directly in it. */
export function inPart(held: readonly ReactNode[], part: number | undefined): readonly ReactNode[] {
  return held.filter((one) => isValidElement<Held>(one) && one.props.block.part === part);
}
