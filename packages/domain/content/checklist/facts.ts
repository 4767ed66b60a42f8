import type { WordsOnPicture } from './words-on-picture.ts';

/** A place in a document: the block, or none for the item itself, and the path within its properties. */
export type FactPlace = Readonly<{ block: string | null; member: string }>;

/** The name of a target: an item or a product by its id, a path without the market. */
export type TargetKind = 'item' | 'picture' | 'product' | 'category' | 'path';

/** Which part of which picture a frame shows, in percent of the whole. */
export type FramedPicture = Readonly<{
  name: string;
  crop?: Readonly<{ x: number; y: number; width: number; height: number }> | undefined;
  focus?: Readonly<{ x: number; y: number }> | undefined;
  /** Width of the frame by its height. */
  shape: number;
}>;

/** The facts of a document that the checklist needs, as one audience reads it. */
export type DocumentFacts = Readonly<{
  /**
   * Titles and the headings in rich texts, in order; `starts` if another text begins, so that no level is skipped
   * before it.
   */
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
  /** Text on a background, both as `#rrggbb`. */
  colours: readonly (FactPlace & Readonly<{ text: string; ground: string }>)[];
  /** Words on a picture; the member is that of the picture. */
  onPictures: readonly (FactPlace & Readonly<{ picture: FramedPicture; words: WordsOnPicture }>)[];
  /** The texts for search engines; undefined for kinds that are not pages. */
  seo: Readonly<Record<'title' | 'description', Readonly<{ member: string; text: string }>>> | undefined;
}>;
