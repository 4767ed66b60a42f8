import type { StaffCursor } from '@eyelet/db/staff/list.ts';

/** Where a page ends, as the client hands it back. */
export function writeCursor(cursor: StaffCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** A cursor that was handed back; undefined for what is none, which reads the list from its beginning. */
export function readCursor(text: string | undefined, isDate: boolean): StaffCursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    if (typeof value !== 'string' || typeof id !== 'string') return undefined;
    return isDate && Number.isNaN(Date.parse(value)) ? undefined : [value, id];
  } catch {
    return undefined;
  }
}
