/** Icons that an author may choose, of those that every page has (`ui/icons/paths.ts`). */
export const textIcons = [
  'parcel',
  'return',
  'ruler',
  'pin',
  'lock',
  'card',
  'heart',
  'globe',
  'check',
  'person',
] as const;

/** The step of the scale of icons that each size of the content maps to (B9.18–B9.20); see `theme/lists.css`. */
export const iconScale = { small: 'md', medium: 'lg', large: '3xl' } as const;
