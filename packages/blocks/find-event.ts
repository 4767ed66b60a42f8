import { readEvent } from '@eyelet/contracts/event-registrations/read-event.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { ShownEvent } from './shown-event.ts';

/** A published event; undefined for an unknown one. */
export async function findEvent(client: ApiClient, eventId: string): Promise<ShownEvent | undefined> {
  try {
    return await client.call(readEvent, { params: { eventId } });
  } catch (error) {
    if (error instanceof ApiError && error.id === 'EVT404') return undefined;
    throw error;
  }
}
