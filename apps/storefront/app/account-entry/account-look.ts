/** Classes of the account link in the header. The width is fixed, so the header does not move when the name loads. */
export const accountLook =
  'flex h-11 w-36 cursor-pointer items-center justify-end gap-1.5 px-2.5 text-14 font-medium hover:bg-mist';
