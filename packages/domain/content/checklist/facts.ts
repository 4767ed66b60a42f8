/** Where something stands: in a block, or in the item itself, and the path within its properties. */
export type FactPlace = Readonly<{ block: string | null; member: string }>;

/** What a target is named by: an item or a product by its id, a path without the market. */
export type TargetKind = 'item' | 'picture' | 'product' | 'category' | 'path';

/** What a checklist needs to know of a document as one audience reads it. */
export type DocumentFacts = Readonly<{
  /** Titles and the headings in rich texts, in their order; `starts` where another text begins, so that nothing is skipped before it. */
  headings: readonly (FactPlace & Readonly<{ level: number; starts: boolean }>)[];
  media: readonly (FactPlace &
    Readonly<{
      name: string;
      alt: string;
      /** Whether its author has marked it as decorative. */
      isDecorative: boolean;
      isFilm: boolean;
      /** Whether it needs a description: the picture of an article may go without if its title is beside it. */
      isShown: boolean;
      /** Whether it is in a section that loads late. */
      isLate: boolean;
    }>)[];
  references: readonly (FactPlace & Readonly<{ kind: TargetKind; target: string }>)[];
  /** Words on a ground, both as `#rrggbb`. */
  colours: readonly (FactPlace & Readonly<{ text: string; ground: string }>)[];
  /** What search engines read; undefined for what is no page. */
  seo: Readonly<{ title: string; description: string }> | undefined;
}>;
