/** Where a page of a list ended: the value that the list is sorted by, and the id. */
export type PageCursor = readonly [value: string, id: string];

/** A cursor as the client hands it back. */
export function cursorText(cursor: PageCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Where a page ended; undefined for what is no cursor, which reads the list from its beginning. */
export function textCursor(text: string | undefined, ids = /^[0-9a-f-]{36}$/): PageCursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    return typeof value === 'string' && typeof id === 'string' && ids.test(id) ? [value, id] : undefined;
  } catch {
    return undefined;
  }
}

/** The same in a list that is sorted by time: the value is an instant. */
export function instantCursor(text: string | undefined, ids?: RegExp): PageCursor | undefined {
  const cursor = textCursor(text, ids);
  return cursor && !Number.isNaN(Date.parse(cursor[0])) ? cursor : undefined;
}
