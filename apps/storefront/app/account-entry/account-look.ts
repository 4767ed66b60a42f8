/** The way to the account in the bar. It keeps its width, so that nothing moves when the name comes. */
export const accountLook =
  'flex h-11 cursor-pointer items-center gap-1.5 px-2.5 text-14 font-medium hover:bg-mist min-[1400px]:w-36';

/** Only the drawing where the bar has no room for more. */
export const accountText = 'truncate max-[1399px]:sr-only';
