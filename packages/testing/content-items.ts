import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import type { ImportedItem } from '@eyelet/server/content/import-content.ts';

type PageParts = Readonly<{
  title?: string;
  blocks?: readonly ContentBlock[];
  formerKeys?: readonly string[];
}>;

/** A page in English with its blocks in one section. */
export function pageItem(key: string, { title = 'A page', blocks = [], formerKeys }: PageParts = {}): ImportedItem {
  const written = {
    props: { title, description: '', seo: { title, description: '' } },
    sections: [{ name: 'main', blocks }],
  };
  const document = gatherVariants({ source: 'en', version: 1, texts: { en: written } });
  return { kind: 'page', key, name: title, document, ...(formerKeys ? { formerKeys } : {}) };
}

/** A block of text. */
export function textBlock(title: string): ContentBlock {
  return { type: 'rich-text', version: 1, props: { title, sections: [] } };
}
