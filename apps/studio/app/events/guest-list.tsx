import { exportGuests } from '@eyelet/contracts/event-registrations/export-guests.ts';
import { listEvents } from '@eyelet/contracts/event-registrations/list-events.ts';
import { listGuests } from '@eyelet/contracts/event-registrations/list-guests.ts';
import { type Guest, registrationStates } from '@eyelet/contracts/event-registrations/registration.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router';
import { BackLink } from '../frame/back-link.tsx';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import type { Filter } from '../list/filters.tsx';
import { List } from '../list/list.tsx';
import { call } from '../session/api.ts';
import { dateTime, useWords } from '../words/words.ts';
import { dayText } from './days.ts';
import { GuestDetails } from './guest-details.tsx';
import { GuestState, guestStateLabels } from './guest-state.tsx';

type Query = NonNullable<RequestOf<typeof listGuests>['query']>;

/** Who comes to an event, who waits, and who has cancelled. */
export function GuestList() {
  const { t, language } = useWords();
  const { eventId = '' } = useParams();
  const [address] = useSearchParams();
  const { data } = useQuery({ queryKey: ['events'], queryFn: () => call(listEvents, {}) });
  const event = data?.events.find((one) => one.eventId === eventId);
  const columns: readonly Column<Guest>[] = [
    { id: 'name', label: t('studio.name.label'), show: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { id: 'guest', label: t('studio.events.guest'), leaves: 'phone', show: ({ plusOne }) => plusOne || '–' },
    {
      id: 'days',
      label: t('studio.events.days'),
      leaves: 'tablet',
      show: ({ attendingDays }) =>
        attendingDays
          .split(',')
          .map((day) => dayText(language, day))
          .join(', '),
    },
    { id: 'status', label: t('studio.state'), show: ({ status }) => <GuestState status={status} /> },
    {
      id: 'registeredAt',
      label: t('studio.events.registeredAt'),
      leaves: 'phone',
      show: ({ registeredAt }) => dateTime(language, registeredAt),
    },
  ];
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'status',
      label: t('studio.state'),
      options: registrationStates.map((id) => ({ id, label: t(guestStateLabels[id]) })),
    },
    { kind: 'day', name: 'day', label: t('studio.events.day') },
  ];
  const params = { eventId };
  const query = Object.fromEntries(
    ['status', 'day', 'search'].flatMap((name) => [[name, address.get(name) || undefined]]),
  );
  return (
    <Page
      title={event?.title ?? eventId}
      above={<BackLink to="/events">{t('studio.events.title')}</BackLink>}
      actions={
        <a className="button button-plain" href={requestUrl(exportGuests, { params, query: query as Query })} download>
          <Download aria-hidden size={16} />
          {t('studio.events.export')}
        </a>
      }
    >
      {event && event.capacity !== null ? (
        <p className="hint">
          {t('studio.events.seatsOf', { seats: event.seats, capacity: event.capacity })}
          {event.waiting > 0 ? ` · ${t('studio.events.waitingCount', { count: event.waiting })}` : ''}
        </p>
      ) : undefined}
      <List
        name={`guests ${eventId}`}
        label={t('studio.events.guests')}
        columns={columns}
        filters={filters}
        search={t('studio.events.search')}
        rowId={({ registrationId }) => registrationId}
        more={(guest) => <GuestDetails guest={guest} />}
        read={(wanted, after) => call(listGuests, { params, query: { ...(wanted as Query), after } })}
        empty={{ title: t('studio.events.noGuests') }}
      />
    </Page>
  );
}
