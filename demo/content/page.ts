import type { Language } from '../catalogue/style.ts';

export type Block = Readonly<{ type: string; version: 1; props: Readonly<Record<string, unknown>> }>;

/** A content page in one language, as the shop stores it. */
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
  texts: Readonly<Record<Language, PageText>>;
}>;

/** A block of a kind in its first version. */
export function block(type: string, props: Readonly<Record<string, unknown>>): Block {
  return { type, version: 1, props };
}

type Section = Readonly<{ heading?: string; paragraphs: readonly string[]; points?: readonly string[] }>;

/** A page of text under a title. */
export function textPage(title: string, lead: string, sections: readonly Section[]): PageText {
  return {
    title,
    description: lead,
    blocks: [block('rich-text', { title, lead, sections })],
    seo: { title, description: lead },
  };
}
