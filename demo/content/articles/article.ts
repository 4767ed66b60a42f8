import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import type { ImportedItem } from '@eyelet/server/content/import-content.ts';
import type { Language } from '../../catalogue/style.ts';
import { type Block, block } from '../page.ts';
import { type Tag, tagOf } from './tags.ts';

/** A part of the text: a heading, and the paragraphs below it. */
export type Part = readonly [heading: string, ...paragraphs: string[]];

export type ArticleText = Readonly<{
  title: string;
  subtitle: string;
  eyebrow: string;
  alt: string;
  parts: readonly Part[];
  /** What the film shows, and what is written below it. */
  film?: Readonly<{ alt: string; caption: string }>;
}>;

export type Article = Readonly<{
  key: string;
  /** Former keys, which redirect here. */
  formerKeys?: readonly string[];
  /** The day under which it is listed. */
  date: string;
  picture: string;
  /** A film of the demo that is shown below the text. */
  film?: string;
  tags: readonly Tag[];
  texts: Readonly<Record<Language, ArticleText>>;
}>;

/** An article as the shop stores it. */
export function itemOfArticle({ key, formerKeys, date, picture, film, tags, texts }: Article): ImportedItem {
  const written = Object.entries(texts).map(([language, { parts, film: said, ...words }]) => {
    const props = { ...words, date, picture, tags: tags.map((tag) => tagOf(tag, language as Language)) };
    const body = { type: 'rich-text', version: 2, props: { layout: 'below', richText: parts.map(htmlOf).join('') } };
    const blocks = [body, ...(film && said ? [pictureOf(film, said)] : [])];
    return [language, { props, sections: [{ name: 'main', blocks }] }] as const;
  });
  return {
    ...{ kind: 'article', key, name: texts.en.title, formerKeys },
    document: gatherVariants({ source: 'en', version: 1, texts: Object.fromEntries(written) }),
  };
}

/** A film in place of a picture; its first frame is a picture of its name. */
function pictureOf(film: string, { alt, caption }: NonNullable<ArticleText['film']>): Block {
  const medium = { kind: 'video', video: film, poster: `scene-${film}`, alt };
  return block('picture', { media: { sm: medium }, ratio: { sm: 'landscape' }, captionText: caption });
}

/** The texts of the demo contain no characters that are special in HTML. */
function htmlOf([heading, ...paragraphs]: Part): string {
  return `<h2>${heading}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`;
}
