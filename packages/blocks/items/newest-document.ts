import type { ResolvedDocument } from '@eyelet/domain/content/resolve-variant.ts';
import { inNewestVersion, migrateProps } from '../migrate.ts';
import type { AnyItemKind } from './item-kind.ts';

/**
 * A document as an audience reads it, its properties and blocks in the newest versions of their kinds. Older ones are migrated
 * after the texts of the audience have been put in, as these were written for the older shape.
 */
export function inNewestShape(
  kind: AnyItemKind,
  version: number,
  { props, sections, ...rest }: ResolvedDocument,
): ResolvedDocument {
  return {
    ...rest,
    props: newestProps(kind, version, props),
    sections: sections.map(({ name, blocks }) => ({
      name,
      blocks: blocks.map((block) => ('ref' in block ? block : { ...block, ...inNewestVersion(block) })),
    })),
  };
}

/** A migration may fail on properties that never fitted; these stay as they are. */
function newestProps(kind: AnyItemKind, version: number, props: ResolvedDocument['props']) {
  try {
    return migrateProps(kind, { version, props: { ...props } });
  } catch {
    return props;
  }
}
