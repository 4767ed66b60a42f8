import type { Answers } from './needs.ts';

/**
 * A block as a page shows it: in its newest version, with the answers to its needs. Without properties if it cannot be
 * shown.
 */
export type ShownBlock = Readonly<{ type: string; props?: Readonly<Record<string, unknown>>; answers?: Answers }>;

/** The types of the blocks that a page shows, each once. */
export function typesOf(blocks: readonly ShownBlock[]): readonly string[] {
  return [...new Set(blocks.filter(({ props }) => props).map(({ type }) => type))];
}
