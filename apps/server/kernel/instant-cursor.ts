/** Where a page of a list ended that is sorted by time: the time, and the id. */
export type InstantCursor = readonly [instant: string, id: string];

export function cursorText(cursor: InstantCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Where a page ended; undefined for what is no cursor, which reads the list from its beginning. */
export function instantCursor(text: string | undefined, ids = /^[0-9a-f-]{36}$/): InstantCursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [instant, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    if (typeof instant !== 'string' || Number.isNaN(Date.parse(instant))) return undefined;
    return typeof id === 'string' && ids.test(id) ? [instant, id] : undefined;
  } catch {
    return undefined;
  }
}
