/** Where a page of a list ended: the value by which the list is sorted, and the id. */
export type PageCursor = readonly [value: string, id: string];

/** A cursor as text, for the client. */
export function cursorText(cursor: PageCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** The cursor of a text from the client; undefined, and so the first page, for an invalid one. */
export function textCursor(text: string | undefined, ids = /^[0-9a-f-]{36}$/): PageCursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    return typeof value === 'string' && typeof id === 'string' && ids.test(id) ? [value, id] : undefined;
  } catch {
    return undefined;
  }
}

/** The same for a list sorted by time: the value must be an instant. */
export function instantCursor(text: string | undefined, ids?: RegExp): PageCursor | undefined {
  const cursor = textCursor(text, ids);
  return cursor && !Number.isNaN(Date.parse(cursor[0])) ? cursor : undefined;
}
