import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import { kindOf } from './kinds.ts';
import { answerNeeds, type Needs, type Resolvers } from './needs.ts';
import type { ShownBlock } from './shown-block.ts';

export type ShownBlocks = Readonly<{
  blocks: readonly ShownBlock[];
  /** The sources that the answers came from. */
  sources: readonly (keyof Resolvers)[];
}>;

/**
 * Prepares the blocks of a page for display; on the server, so that browsers need no kinds. A block of an unknown kind
 * or version is reported and keeps only its position.
 */
export async function showBlocks(
  blocks: readonly ContentBlock[],
  resolvers: Resolvers,
  report: (error: unknown) => void,
): Promise<ShownBlocks> {
  const known = blocks.map((block) => {
    const kind = kindOf(block.type);
    return { ...block, kind: kind?.version === block.version ? kind : undefined };
  });
  for (const { kind, type, version } of known) if (!kind) report(new Error(`no block ${type} in version ${version}`));
  const needs = known.map(({ kind, props }): Needs => kind?.needs?.(props as never) ?? {});
  const { answers, sources } = await answerNeeds(needs, resolvers);
  const shown = known.map(({ kind, type, props }, index): ShownBlock => {
    if (!kind) return { type };
    return kind.needs ? { type, props, answers: answers[index] ?? {} } : { type, props };
  });
  return { blocks: shown, sources };
}
