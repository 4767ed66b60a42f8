import type { GuestCursor } from '@eyelet/db/event-registrations/guest-list.ts';
import type { EventRegistration } from '@eyelet/db/event-registrations/registration.ts';

/** Where a page of a guest list ends, as the client hands it back. */
export function writeGuestCursor({ registered_at, id }: EventRegistration): string {
  return Buffer.from(JSON.stringify([registered_at.toISOString(), id])).toString('base64url');
}

/** A cursor that was handed back; undefined for what is none, which reads the list from its beginning. */
export function readGuestCursor(text: string | undefined): GuestCursor | undefined {
  if (text === undefined) return undefined;
  try {
    const [at, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[];
    return typeof at === 'string' && typeof id === 'string' && !Number.isNaN(Date.parse(at)) ? [at, id] : undefined;
  } catch {
    return undefined;
  }
}
