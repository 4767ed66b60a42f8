import type { SharedProps } from './shape.ts';

/** The most that words on a picture take of it (B3.1.14). */
export const overlayWidths: Readonly<Record<NonNullable<SharedProps['overlayWidth']>, string>> = {
  xs: 'max-w-[18rem]',
  sm: 'max-w-[26rem]',
  md: 'max-w-[36rem]',
  lg: 'max-w-[50rem]',
};

/** The same in pixels. */
export const overlayPixels: Readonly<Record<keyof typeof overlayWidths, number>> = {
  xs: 288,
  sm: 416,
  md: 576,
  lg: 800,
};
