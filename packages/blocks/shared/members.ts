/** Some members of a list of schemas or of fields, by name. */
export function pick<T extends object, K extends keyof T>(all: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<T, K>;
}

/** The words above the items of a block, and its outer layout. */
export const introMembers = [
  'name',
  'overline',
  'eyebrowLogo',
  'eyebrowText',
  'title',
  'titleHtml',
  'titleColor',
  'titleStyle',
  'titleH1',
  'hideTitle',
  'subtitle',
  'subtitleHtml',
  'subtitleColor',
  'subtitleStyle',
  'richText',
  'richTextColor',
  'backgroundColor',
  'backdrop',
  'bottomMargins',
  'hideOnBreakpoint',
  'isFullWidth',
  'promotionTracking',
] as const;

/** What a card shows: one of several things of the same kind. */
export const cardMembers = [
  'name',
  'overline',
  'eyebrowLogo',
  'eyebrowText',
  'title',
  'titleHtml',
  'titleColor',
  'titleStyle',
  'hideTitle',
  'subtitle',
  'subtitleHtml',
  'subtitleColor',
  'subtitleStyle',
  'media',
  'backgroundColor',
  'bottomMargins',
  'hideOnBreakpoint',
  'promotionTracking',
] as const;
