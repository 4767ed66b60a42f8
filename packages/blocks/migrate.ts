import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import { inCurrentKind } from './former-kinds.ts';
import { heldIn, withHeld } from './held-blocks.ts';
import type { AnyBlockKind } from './kind.ts';
import { kindOf } from './kinds.ts';

/** Properties of a stored block in the newest version of its kind. */
export function migrateProps(
  { migrations }: Pick<AnyBlockKind, 'migrations'>,
  { version, props }: Pick<ContentBlock, 'version' | 'props'>,
): Record<string, unknown> {
  return migrations.slice(version - 1).reduce((newer, { migrate }) => migrate(newer), props);
}

/**
 * A stored block and those in it in the newest versions of their kinds, one of a former kind as its successor. Unchanged if
 * migrating fails, and then not shown.
 */
export function inNewestVersion(stored: ContentBlock): ContentBlock {
  try {
    const block = inCurrentKind(stored);
    const kind = kindOf(block.type);
    if (!kind) return block;
    const props = block.version < kind.version ? migrateProps(kind, block) : block.props;
    const held = heldIn(kind, props).map(inNewestVersion);
    return { ...block, version: Math.max(block.version, kind.version), props: withHeld(kind, props, held) };
  } catch {
    return stored;
  }
}
