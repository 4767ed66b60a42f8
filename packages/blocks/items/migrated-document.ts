import type { ContentDocument, DocumentBlock, VariantText } from '@eyelet/contracts/content/document.ts';
import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import { differingTexts } from '@eyelet/domain/content/differing-texts.ts';
import { fingerprint } from '@eyelet/domain/content/fingerprint.ts';
import { placeOf, valueAt } from '@eyelet/domain/content/places.ts';
import { resolveVariant } from '@eyelet/domain/content/resolve-variant.ts';
import { inNewestVersion } from '../migrate.ts';

type OwnBlock = Extract<DocumentBlock, { type: string }>;

/**
 * A document with its blocks in the newest versions of their kinds, and what other audiences read in the places that these have. Reading it for
 * any audience gives what reading the old one gave; what was written for an older source stays so. One without older blocks stays as it is.
 */
export function migratedDocument(document: ContentDocument): ContentDocument {
  const outdated = document.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => ('ref' in block || !isOutdated(block) ? [] : [block]));
  return outdated.reduce(withMigrated, document);
}

function isOutdated(block: ContentBlock): boolean {
  const newest = inNewestVersion(block);
  return newest.type !== block.type || newest.version !== block.version;
}

function withMigrated(document: ContentDocument, old: OwnBlock): ContentDocument {
  const { id } = old;
  const source = newestFor(document, old, document.language);
  const variants = Object.entries(document.variants).map(([audience, { texts }]) => {
    const isOwn = ([path]: [string, VariantText]) => /^blocks\.([A-Za-z0-9_-]+)/.exec(path)?.[1] === id;
    const own = Object.fromEntries(Object.entries(texts).filter(isOwn));
    const others = Object.entries(texts).filter((one) => !isOwn(one));
    if (Object.keys(own).length === 0) return [audience, { texts }] as const;
    const under = audience.length > 2 ? newestFor(document, old, audience.slice(0, 2)) : source;
    const migrated = differingTexts(`blocks.${id}`, {
      ...{ source: source.props, under: under.props, own: newestFor(document, old, audience).props },
    });
    const isStale = Object.entries(own).some((one) => wasStale(old, one));
    const kept = migrated.map(([path, text]) => [path, withOrigin(text, own[path], old, path, isStale)] as const);
    return [audience, { texts: Object.fromEntries([...others, ...kept]) }] as const;
  });
  return {
    ...document,
    sections: document.sections.map(({ name, blocks }) => ({
      name,
      blocks: blocks.map((block) => (block.id === id ? { ...block, ...source } : block)),
    })),
    variants: Object.fromEntries(variants.filter(([, { texts }]) => Object.keys(texts).length > 0)),
  };
}

/** A block as an audience reads it, in the newest version, wherever else it is shown. */
function newestFor(document: ContentDocument, { onlyIn: _, ...block }: OwnBlock, audience: string): ContentBlock {
  const alone = { ...document, sections: [{ name: 'main', blocks: [block] }] };
  const reader = { language: audience.slice(0, 2), ...(audience.length > 2 ? { locale: audience } : {}) };
  const read = resolveVariant(alone, reader).sections[0]?.blocks[0];
  const { type, version, props } = inNewestVersion(read && 'type' in read ? read : block);
  return { type, version, props };
}

function wasStale({ id, props }: OwnBlock, [path, { from }]: [string, VariantText]): boolean {
  return from !== fingerprint(valueAt(props, placeOf(path.slice(`blocks.${id}`.length))));
}

/** A text that was there before stays as old as it was; one in a new place is old if any in its block was. */
function withOrigin(text: VariantText, before: VariantText | undefined, old: OwnBlock, path: string, isStale: boolean) {
  const isOld = before ? wasStale(old, [path, before]) : isStale;
  return isOld ? { ...text, from: before?.from ?? '' } : text;
}
