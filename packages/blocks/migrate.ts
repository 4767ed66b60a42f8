import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import type { AnyBlockKind } from './kind.ts';
import { kindOf } from './kinds.ts';

/** Properties of a stored block in the newest version of its kind. */
export function migrateProps(
  { migrations }: Pick<AnyBlockKind, 'migrations'>,
  { version, props }: Pick<ContentBlock, 'version' | 'props'>,
): Record<string, unknown> {
  return migrations.slice(version - 1).reduce((newer, { migrate }) => migrate(newer), props);
}

/** A stored block in the newest version of its kind; unchanged if migrating fails, and then not shown. */
export function inNewestVersion(block: ContentBlock): ContentBlock {
  const kind = kindOf(block.type);
  if (!kind || block.version >= kind.version) return block;
  try {
    return { type: block.type, version: kind.version, props: migrateProps(kind, block) };
  } catch {
    return block;
  }
}
