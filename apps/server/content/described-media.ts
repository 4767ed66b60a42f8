import type { Crop } from '@eyelet/contracts/media/medium.ts';
import type { LibraryRow } from '@eyelet/db/media/library.ts';
import type { Masters } from '../media/masters.ts';
import { nameOfCrop } from '../media/uploaded-masters.ts';

type Find = (name: string) => LibraryRow | undefined;
type Media = Readonly<{ find: Find }> & Pick<Masters, 'nameOfCrop'>;
type Members = Readonly<Record<string, unknown>>;
type Focus = Readonly<{ x: number; y: number }>;
type Image = Members & Readonly<{ kind: 'image'; picture: string; focus?: Focus; crop?: Crop }>;

const breakpoints = ['sm', 'md', 'lg'] as const;

/**
 * A value whose pictures are complete: cropped as their author has chosen; otherwise with the description in the
 * language, the focal point and the crops by breakpoint of the library.
 */
export function withDescribedMedia<T>(root: T, { find, nameOfCrop: nameOfPart }: Media, language: string): T {
  const described = ({ crop, ...image }: Image): Image => {
    const row = find(image.picture);
    const alt = image.alt === '' && image.decorative !== true && !row?.decorative ? row?.alt[language] : undefined;
    const focus = image.focus ?? row?.focus ?? undefined;
    return {
      ...image,
      ...(alt === undefined ? {} : { alt }),
      ...(focus ? { focus: crop ? focusIn(crop, focus) : focus } : {}),
      ...(crop ? { picture: nameOfPart(image.picture, crop) } : {}),
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

/** A point of the whole picture, relative to a crop of it. */
function focusIn(crop: Crop, focus: Focus): Focus {
  const share = (at: number, from: number, length: number) =>
    Math.min(100, Math.max(0, Math.round(((at - from) / length) * 100)));
  return { x: share(focus.x, crop.x, crop.width), y: share(focus.y, crop.y, crop.height) };
}

function isImage(value: unknown): value is Image {
  const { kind, picture } = (value ?? {}) as Partial<Image>;
  return kind === 'image' && typeof picture === 'string';
}

/** Whether the members of a value are pictures by breakpoint, and nothing else. */
function isByBreakpoint(value: Members): boolean {
  const names = Object.keys(value);
  return (
    names.length > 0 &&
    names.every((name) => breakpoints.some((one) => one === name)) &&
    Object.values(value).some(isImage)
  );
}

/** A breakpoint without a picture of its own uses that of the next smaller one, then that of the next larger one. */
function withCrops(media: Members, find: Find): Members {
  const cropped = breakpoints.flatMap((breakpoint, index) => {
    const before = [...breakpoints.slice(0, index + 1)].reverse();
    const shown = [...before, ...breakpoints.slice(index + 1)]
      .map((one) => media[one])
      .find((one) => one !== undefined);
    if (!isImage(shown) || !find(shown.picture)?.crops[breakpoint]) return [];
    // The focal point belongs to the whole picture.
    const { focus: _, ...rest } = shown;
    return [[breakpoint, { ...rest, picture: nameOfCrop(shown.picture, breakpoint) }] as const];
  });
  if (cropped.length === 0) return media;
  const own = new Map(cropped);
  return Object.fromEntries(
    breakpoints.flatMap((breakpoint, index) => {
      const given = own.get(breakpoint) ?? media[breakpoint];
      if (given !== undefined) return [[breakpoint, given]];
      // Otherwise a crop of the smaller one would be inherited.
      const inherited = [...breakpoints.slice(0, index)].reverse().find((one) => media[one] !== undefined);
      return inherited !== undefined && own.has(inherited) ? [[breakpoint, media[inherited]]] : [];
    }),
  );
}
