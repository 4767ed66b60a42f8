import type { ReactNode } from 'react';
import type { AnswersTo, Needs } from './needs.ts';

/** Properties of the view of a block: its own, and the answers to the needs of its kind. */
export type BlockViewProps<P, N extends Needs = Record<never, never>> = Readonly<{
  props: P;
  answers: AnswersTo<N>;
  /** Path of the market, `/en-us`, under which links of the content are placed. */
  base: string;
  /** The first block of a page loads its picture eagerly and has the page's heading. */
  first: boolean;
  /** The blocks in this one, in their order, without those that cannot be shown. */
  held: readonly ReactNode[];
}>;
