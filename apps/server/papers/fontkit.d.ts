declare module 'fontkit' {
  /** Letters in a row with how far each moves the next; `advanceWidth` adds these up. */
  export type GlyphRun = Readonly<{
    glyphs: readonly Readonly<{ id: number }>[];
    positions: readonly Readonly<{ xAdvance: number }>[];
    advanceWidth: number;
  }>;

  /** A font that was read: how many glyphs it has, and which characters it has one for. */
  export type PaperFontFile = {
    numGlyphs: number;
    characterSet: readonly number[];
    layout: (text: string, ...more: readonly unknown[]) => GlyphRun;
  };

  /** Reads a font; its tables and letters are read when they are first needed, and kept. */
  export function create(bytes: Uint8Array): PaperFontFile;
}
