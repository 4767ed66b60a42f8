import type { LibraryRow } from '@eyelet/db/media/library.ts';
import { nameOfCrop } from '../media/uploaded-masters.ts';

type Find = (name: string) => LibraryRow | undefined;
type Members = Readonly<Record<string, unknown>>;
type Image = Members & Readonly<{ kind: 'image'; picture: string }>;

const breakpoints = ['sm', 'md', 'lg'] as const;

/**
 * A value with what the library says of its pictures where their author said nothing: what they show in the language, their focal point,
 * and their crops by breakpoint.
 */
export function withDescribedMedia<T>(root: T, find: Find, language: string): T {
  const described = (image: Image): Image => {
    const row = find(image.picture);
    if (!row) return image;
    const alt = image.alt === '' && image.decorative !== true && !row.decorative ? row.alt[language] : undefined;
    return {
      ...image,
      ...(alt === undefined ? {} : { alt }),
      ...(image.focus === undefined && row.focus ? { focus: row.focus } : {}),
    };
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object') return value;
    if (isImage(value)) return described(value);
    const walked = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one)]));
    return isByBreakpoint(walked) ? withCrops(walked, find) : walked;
  };
  return walk(root) as T;
}

function isImage(value: unknown): value is Image {
  const { kind, picture } = (value ?? {}) as Partial<Image>;
  return kind === 'image' && typeof picture === 'string';
}

/** Whether a value has a picture for each of some breakpoints, and nothing else. */
function isByBreakpoint(value: Members): boolean {
  const names = Object.keys(value);
  return (
    names.length > 0 &&
    names.every((name) => breakpoints.some((one) => one === name)) &&
    Object.values(value).some(isImage)
  );
}

/** A breakpoint without a picture of its own has that of the next smaller one, then of the next larger one. */
function withCrops(media: Members, find: Find): Members {
  const cropped = breakpoints.flatMap((breakpoint, index) => {
    const before = [...breakpoints.slice(0, index + 1)].reverse();
    const shown = [...before, ...breakpoints.slice(index + 1)]
      .map((one) => media[one])
      .find((one) => one !== undefined);
    if (!isImage(shown) || !find(shown.picture)?.crops[breakpoint]) return [];
    // The focal point is one of the whole picture.
    const { focus: _, ...rest } = shown;
    return [[breakpoint, { ...rest, picture: nameOfCrop(shown.picture, breakpoint) }] as const];
  });
  if (cropped.length === 0) return media;
  const own = new Map(cropped);
  return Object.fromEntries(
    breakpoints.flatMap((breakpoint, index) => {
      const given = own.get(breakpoint) ?? media[breakpoint];
      if (given !== undefined) return [[breakpoint, given]];
      // Without this a crop of the smaller one would be inherited.
      const inherited = [...breakpoints.slice(0, index)].reverse().find((one) => media[one] !== undefined);
      return inherited !== undefined && own.has(inherited) ? [[breakpoint, media[inherited]]] : [];
    }),
  );
}
