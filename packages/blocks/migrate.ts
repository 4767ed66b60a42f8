import type { BlockShape, StoredBlock } from './block.ts';

/** Properties of a stored block in the newest version of its kind. Throws for a version that is newer than the code. */
export function migrateProps(shape: BlockShape, block: StoredBlock): Readonly<Record<string, unknown>> {
  if (block.version > shape.version)
    throw new Error(`${block.type} has version ${block.version}, known is ${shape.version}`);
  return shape.migrations.slice(block.version - 1).reduce((props, migration) => migration(props), block.props);
}
