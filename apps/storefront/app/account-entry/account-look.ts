/** Classes of the account link in the header. The width is fixed, so the header does not move when the name loads. */
export const accountLook =
  'flex h-11 cursor-pointer items-center gap-1.5 px-2.5 text-14 font-medium hover:bg-mist min-[1400px]:w-36';

/** Classes of its text; on narrow screens only the icon is visible. */
export const accountText = 'truncate max-[1399px]:sr-only';
