declare module 'fontkit' {
  /** Letters in a row with how far each moves the next; `advanceWidth` adds these up. */
  export type GlyphRun = Readonly<{
    glyphs: readonly object[];
    positions: readonly Readonly<{ xAdvance: number }>[];
    advanceWidth: number;
  }>;

  /** A font that was read. */
  export type PaperFontFile = { layout: (text: string, ...more: readonly unknown[]) => GlyphRun };

  /** Reads a font; its tables and letters are read when they are first needed, and kept. */
  export function create(bytes: Uint8Array): PaperFontFile;
}
