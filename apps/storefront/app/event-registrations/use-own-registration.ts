import { listOwnRegistrations } from '@eyelet/contracts/event-registrations/list-own.ts';
import type { OwnRegistration } from '@eyelet/contracts/event-registrations/registration.ts';
import { useEffect, useState } from 'react';
import { currentShopper } from '../shopper/shopper.ts';

/** The consumer's registration for an event; undefined while it is loading, null if there is none. */
export function useOwnRegistration(
  eventId: string,
  consumerId: string | undefined,
): OwnRegistration | null | undefined {
  const [own, setOwn] = useState<{ of: string; registration: OwnRegistration | null }>();
  const of = `${consumerId} ${eventId}`;
  useEffect(() => {
    if (consumerId === undefined) return;
    let wanted = true;
    const take = (registration: OwnRegistration | null) => {
      if (wanted) setOwn({ of: `${consumerId} ${eventId}`, registration });
    };
    currentShopper()
      .client.call(listOwnRegistrations, { query: { eventId } })
      .then(
        ({ registrations: [first] }) => take(first ?? null),
        // The form is shown; if there is a registration, the server will say so.
        (error: unknown) => {
          console.warn(error);
          take(null);
        },
      );
    return () => {
      wanted = false;
    };
  }, [eventId, consumerId]);
  return own?.of === of ? own.registration : undefined;
}
