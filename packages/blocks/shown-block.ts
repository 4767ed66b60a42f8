import type { Answers } from './needs.ts';
import type { WhyEmpty } from './why-empty.ts';

/**
 * A block as a page shows it: in its newest version, with the answers to its needs and the blocks in it. Without
 * properties if it cannot be shown.
 */
export type ShownBlock = Readonly<{
  /** Its name in the document, where an author may press it; never for shoppers. */
  id?: string;
  type: string;
  /** The names of what it should show and the page does not: pictures, products, itself; never for shoppers. */
  lacking?: readonly string[];
  /** It and the blocks in it of which shoppers see nothing; never for shoppers. */
  empty?: readonly EmptyBlock[];
  props?: Readonly<Record<string, unknown>>;
  answers?: Answers;
  held?: readonly ShownBlock[];
  /** The part of the block around it that it belongs to, by its number. */
  part?: number;
  /** Has no behaviour. A block that holds others has theirs. */
  still?: boolean;
}>;

/** A block of which shoppers see nothing, and why. Its path is the one in the outermost block around it, empty for that one. */
export type EmptyBlock = Readonly<{ path: string; why: WhyEmpty }>;

/** The types of the blocks that a page shows, each once, with those in blocks. */
export function typesOf(blocks: readonly ShownBlock[]): readonly string[] {
  return [...new Set(blocks.flatMap(({ type, props, held = [] }) => (props ? [type, ...typesOf(held)] : [])))];
}

/** The types of those whose scripts a browser needs for what the server wrote. */
export function livelyTypesOf(blocks: readonly ShownBlock[]): readonly string[] {
  const types = blocks.flatMap(({ type, props, held = [], still }) => [
    ...(props && !still ? [type, ...livelyTypesOf(held)] : []),
  ]);
  return [...new Set(types)];
}
