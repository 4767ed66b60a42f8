import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import type { ImportedItem } from '@eyelet/server/content/import-content.ts';
import type { Language } from '../catalogue/style.ts';

export type Block = Readonly<{ type: string; version: number; props: Readonly<Record<string, unknown>> }>;

/** A content page in one language. */
export type PageText = Readonly<{
  title: string;
  description: string;
  blocks: readonly Block[];
  seo: Readonly<{ title: string; description: string }>;
}>;

export type DemoPage = Readonly<{
  slug: string;
  /** Former slugs, which redirect here. */
  formerSlugs?: readonly string[];
  /** The place of the first block whose script and pictures load when a shopper comes near. */
  lateFrom?: number;
  /** The section of each block; without them all are in one. */
  sectionNames?: readonly string[];
  /** Whether it says since when it is in force, as terms do. */
  dated?: true;
  /** English is American; British texts that differ are under their locale. */
  texts: Readonly<Record<Language, PageText> & { 'en-gb'?: PageText }>;
}>;

/** A block of a kind in the version that its properties were written for. */
export function block(type: string, props: Readonly<Record<string, unknown>>, version = 1): Block {
  return { type, version, props };
}

type Section = Readonly<{ heading?: string; paragraphs: readonly string[]; points?: readonly string[] }>;

export function textPage(title: string, lead: string, sections: readonly Section[]): PageText {
  return {
    title,
    description: lead,
    blocks: [block('rich-text', { title, lead, sections })],
    seo: { title, description: lead },
  };
}

/** A page with further blocks at its end. */
export function withBlocks(page: PageText, ...more: readonly Block[]): PageText {
  return { ...page, blocks: [...page.blocks, ...more] };
}

/** A page as the shop stores it: one document with the texts of each language. */
export function itemOfPage({ slug, formerSlugs, lateFrom, sectionNames, dated, texts }: DemoPage): ImportedItem {
  return {
    ...{ kind: 'page', key: slug, name: texts.en.title, formerKeys: formerSlugs },
    document: gatherVariants({
      ...{ source: 'en', version: 1 },
      texts: Object.fromEntries(
        Object.entries(texts).map(([language, { blocks, ...props }]) => [
          language,
          {
            props: { ...props, ...(dated ? { dated } : {}) },
            sections: sectionNames ? namedSections(blocks, sectionNames) : sectionsOf(blocks, lateFrom),
          },
        ]),
      ),
    }),
  };
}

function namedSections(blocks: readonly Block[], names: readonly string[]) {
  return blocks.map((one, index) => ({ name: names[index] ?? 'main', blocks: [one] }));
}

function sectionsOf(blocks: readonly Block[], lateFrom = blocks.length) {
  const late = blocks.slice(lateFrom);
  return [
    { name: 'main', blocks: blocks.slice(0, lateFrom) },
    ...(late.length > 0 ? [{ name: 'more-lazy', blocks: late }] : []),
  ];
}

/** An item that consists of blocks only. */
export function itemOfBlocks(
  item: Pick<ImportedItem, 'kind' | 'key' | 'name'>,
  texts: Readonly<Record<Language, readonly Block[]> & { 'en-gb'?: readonly Block[] }>,
  props: Readonly<Record<string, unknown>> = {},
): ImportedItem {
  const written = Object.entries(texts).map(([language, blocks]) => [
    language,
    { props, sections: [{ name: 'main', blocks }] },
  ]);
  return {
    ...item,
    document: gatherVariants({ source: 'en', version: 1, texts: Object.fromEntries(written) }),
  };
}
