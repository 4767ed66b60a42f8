import type { GlyphRun, PaperFontFile } from 'fontkit';

type Font = Pick<PaperFontFile, 'layout'>;

/** Words that are kept for each font; the one that was needed longest ago goes. */
export const mostLayouts = 2000;
const mostLetters = 40;

/**
 * Lets a font remember how it lays out words: papers say the same ones again, and to lay them out anew took most of the time that a paper
 * takes. Each caller gets positions of its own, since the library that writes papers scales them in place.
 */
export function rememberLayouts<One extends Font>(font: One): One {
  const known = new Map<string, GlyphRun>();
  const layout = font.layout.bind(font);
  font.layout = (text, ...more) => {
    if (more.some((one) => one !== undefined) || text.length > mostLetters) return layout(text, ...more);
    const run = known.get(text) ?? layout(text);
    known.delete(text);
    known.set(text, run);
    for (const [oldest] of known) {
      if (known.size <= mostLayouts) break;
      known.delete(oldest);
    }
    return withOwnPositions(run);
  };
  return font;
}

function withOwnPositions(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) => copyOf(position));
  return Object.assign(copyOf(run), { positions });
}

function copyOf<One extends object>(one: One): One {
  return Object.assign(Object.create(Object.getPrototypeOf(one)), one);
}
