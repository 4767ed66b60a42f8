import { type EventCounts, listEvents } from '@eyelet/contracts/event-registrations/list-events.ts';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import { List } from '../list/list.tsx';
import { Badge } from '../look/badge.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { spanText } from './days.ts';

/** Events with what their guest lists amount to. */
export function EventsList() {
  const { t, language } = useWords();
  const columns: readonly Column<EventCounts>[] = [
    { id: 'title', label: t('studio.events.event'), show: ({ title }) => title },
    {
      id: 'when',
      label: t('studio.events.when'),
      show: ({ startDate, endDate }) => spanText(language, startDate, endDate),
    },
    { id: 'place', label: t('studio.events.where'), leaves: 'tablet', show: ({ place }) => place || '–' },
    {
      id: 'seats',
      label: t('studio.events.seats'),
      show: ({ seats, capacity }) => (capacity === null ? seats : t('studio.events.seatsOf', { seats, capacity })),
    },
    { id: 'waiting', label: t('studio.events.waiting'), leaves: 'phone', show: ({ waiting }) => waiting },
    {
      id: 'state',
      label: t('studio.state'),
      leaves: 'tablet',
      show: ({ isPublished }) => (
        <Badge tone={isPublished ? 'good' : 'neutral'}>
          {t(isPublished ? 'studio.events.published' : 'studio.events.notPublished')}
        </Badge>
      ),
    },
  ];
  return (
    <Page title={t('studio.events.title')}>
      <List
        name="events"
        label={t('studio.events.title')}
        columns={columns}
        rowId={({ eventId }) => eventId}
        open={({ eventId }) => `/events/${eventId}`}
        read={async () => ({ rows: (await call(listEvents, {})).events, next: null })}
        empty={{ title: t('studio.events.none') }}
      />
    </Page>
  );
}
