import { contrastOf, leastContrast } from './contrast.ts';

type Size = Readonly<{ width: number; height: number }>;

/** A part of a frame, from 0 to 1 of its width and height. */
export type Part = Readonly<{ x: number; y: number }> & Size;

/** What lies between a picture and the words on it: its colour, and how much of it there is at a height from 0 to 1. */
export type Shade = Readonly<{ tone: string; alphaAt: (y: number) => number }>;

/** Words of one colour on a picture in a frame of some size, in pixels. */
export type WordsOnPicture = Readonly<{
  text: string;
  isLarge: boolean;
  part: Part;
  shade: Shade | undefined;
}>;

/** A picture as its frame shows it, row by row, with three bytes for each pixel; small, as only its shades matter. */
export type Pixels = Size & Readonly<{ rgb: Uint8Array }>;

/** The share of a picture under some words on which they have less contrast than they need, from 0 to 1. */
export function hardShare({ width, height, rgb }: Pixels, { text, isLarge, part, shade }: WordsOnPicture): number {
  const least = isLarge ? leastContrast.large : leastContrast.usual;
  const [left, top] = [Math.floor(part.x * width), Math.floor(part.y * height)];
  const [right, bottom] = [Math.ceil((part.x + part.width) * width), Math.ceil((part.y + part.height) * height)];
  let [all, hard] = [0, 0];
  for (let y = top; y < Math.min(bottom, height); y += 1) {
    const alpha = shade?.alphaAt((y + 0.5) / height) ?? 0;
    for (let x = left; x < Math.min(right, width); x += 1) {
      const at = (y * width + x) * 3;
      const ground = [0, 1, 2].map((part) => {
        const tone = shade ? Number.parseInt(shade.tone.slice(1 + part * 2, 3 + part * 2), 16) : 0;
        return Math.round((rgb[at + part] ?? 0) * (1 - alpha) + tone * alpha);
      });
      all += 1;
      if (contrastOf(text, hexOf(ground)) < least) hard += 1;
    }
  }
  return all === 0 ? 0 : hard / all;
}

const hexOf = (parts: readonly number[]) => `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
