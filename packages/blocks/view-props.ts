import type { AnswersTo, Needs } from './needs.ts';

/** What the view of a block gets: its properties, and the answers to the needs that its kind declares. */
export type BlockViewProps<P, N extends Needs = Record<never, never>> = Readonly<{
  props: P;
  answers: AnswersTo<N>;
  /** Path of the market, `/en-us`, that links of the content are put under. */
  base: string;
  /** The first block of a page loads its picture at once and holds the page's heading. */
  first: boolean;
}>;
