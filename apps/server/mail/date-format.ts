const formats = new Map<string, Intl.DateTimeFormat>();

/** A cached date format of a language and style, as creating one takes longer than the rest of a mail. */
export function dateFormat(tag: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(style)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(tag, style);
  formats.set(key, known);
  return known;
}
