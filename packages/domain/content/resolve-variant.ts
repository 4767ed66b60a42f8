import type { ContentDocument, DocumentBlock, DocumentSection } from '@eyelet/contracts/content/document.ts';
import { placeOf, withValueAt } from './places.ts';

/** The audience that a document is read for: a language, and with a locale also the texts of that market. */
export type Audience = Readonly<{ language: string; locale?: string }>;

/** A document as one audience reads it. */
export type ResolvedDocument = Readonly<{
  layout?: string;
  props: Readonly<Record<string, unknown>>;
  sections: readonly DocumentSection[];
}>;

/**
 * The document of an audience: its source with the texts of the language, and over them those of the locale. Blocks that are
 * only in other locales are left out; an audience without locale gets all. A text whose place no longer exists has no effect.
 */
export function resolveVariant(document: ContentDocument, { language, locale }: Audience): ResolvedDocument {
  const texts = [language, ...(locale === undefined ? [] : [locale])].flatMap((one) => layerOf(document, one));
  const byOwner = Map.groupBy(texts, ({ owner }) => owner);
  const sections = document.sections.map(({ name, blocks }) => ({
    name,
    blocks: blocks
      .filter(({ onlyIn }) => locale === undefined || (onlyIn?.includes(locale) ?? true))
      .map((block) => withTexts(block, byOwner.get(`blocks.${block.id}`) ?? [])),
  }));
  const props = applied(document.props, byOwner.get('props') ?? []);
  return { ...(document.layout === undefined ? {} : { layout: document.layout }), props, sections };
}

/** A text by the properties it belongs to, `props` or `blocks.<id>`, and its place in them. */
type Text = Readonly<{ owner: string; path: string; value: unknown }>;

/** The texts of an audience, a whole before its parts, so that a part may differ from it again. */
function layerOf({ variants }: ContentDocument, audience: string): readonly Text[] {
  return Object.entries(variants[audience]?.texts ?? {})
    .flatMap(([path, { value }]) => {
      const [owner] = /^(props|blocks\.[A-Za-z0-9_-]+)(?=[.[]|$)/.exec(path) ?? [];
      return owner === undefined ? [] : [{ owner, path: path.slice(owner.length), value }];
    })
    .sort((one, other) => one.path.length - other.path.length);
}

function withTexts(block: DocumentBlock, texts: readonly Text[]): DocumentBlock {
  return 'ref' in block || texts.length === 0 ? block : { ...block, props: applied(block.props, texts) };
}

type Props = ContentDocument['props'];

function applied(props: Props, texts: readonly Text[]): Props {
  return texts.reduce<unknown>((value, text) => withValueAt(value, placeOf(text.path), text.value), props) as Props;
}
