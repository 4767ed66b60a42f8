import { Color } from 'three';
import type { PartColours } from '../../catalogue/style.ts';
import type { ColourSource, Slot } from './model.ts';

const isHex = (source: ColourSource): source is `#${string}` => typeof source === 'string' && source.startsWith('#');

/** White goods get a deeper ground, from which they stand out. */
function isPale(colours: PartColours): boolean {
  const { r, g, b } = new Color(colours.main).convertLinearToSRGB();
  return Math.min(r, g, b) > 0.84;
}

const paperOf = (colours: PartColours): ColourSource =>
  isPale(colours) ? '#b9b7ae' : ['#dcdad4', colours.main as `#${string}`, 0.06];

function resolve(source: ColourSource, colours: PartColours): Color {
  if (source === 'paper') return resolve(paperOf(colours), colours);
  if (Array.isArray(source)) {
    const [first, second, share] = source as readonly [ColourSource, ColourSource, number];
    // Mixed as the eye mixes, so that half black is half dark.
    const a = resolve(first, colours).convertLinearToSRGB();
    return a.lerp(resolve(second, colours).convertLinearToSRGB(), share).convertSRGBToLinear();
  }
  return new Color(isHex(source) ? source : colours[source as keyof PartColours]);
}

/** Linear working colour of a slot in one colourway. */
export function colourOf(slot: Slot, colours: PartColours): Color {
  const colour = resolve(slot.colour, colours);
  const shade = slot.shade ?? 0;
  if (shade !== 0) {
    colour.convertLinearToSRGB();
    colour.lerp(shade > 0 ? new Color(1, 1, 1) : new Color(0, 0, 0), Math.abs(shade));
    colour.convertSRGBToLinear();
  }
  // No dye reflects nothing and no bleach everything; keeps form readable in black and white products.
  const floor = new Color(0.0125, 0.0125, 0.0135);
  // The room is bright; dyes are taken a little deeper so that they read as their hex, and white stays white.
  const deep = (v: number) => v ** 1.06 * 0.9;
  return colour.setRGB(deep(colour.r), deep(colour.g), deep(colour.b)).add(floor);
}

/** The quiet ground of a picture: mostly mist and light, a breath of the product's main colour. */
export function backdropOf(colours: PartColours): Color {
  if (isPale(colours)) return new Color('#cfcdc4');
  const mist = new Color('#E4E2DA');
  const main = new Color(colours.main);
  const hsl = { h: 0, s: 0, l: 0 };
  main.getHSL(hsl);
  const tint = new Color().setHSL(hsl.h, Math.min(0.5, hsl.s), 0.8);
  return mist.lerp(tint, 0.26).lerp(new Color('#ffffff'), 0.14);
}
