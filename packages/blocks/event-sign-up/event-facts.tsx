import { useWords } from '@eyelet/ui/words/words.tsx';
import type { ShownEvent } from '../shown-event.ts';

/** When and where an event is. */
export function EventFacts({ event, className }: Readonly<{ event: ShownEvent; className?: string }>) {
  const { say, tag } = useWords();
  const { startDate, endDate, opens, closes, place, address } = event;
  const day = (date: string) =>
    new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    );
  const clock = (time: string) => clockOf(time, tag);
  return (
    <dl className={className}>
      <dt className="label-caps text-granite">{say('shop.event.when')}</dt>
      <dd className="mb-4 mt-1 text-18">
        {startDate === endDate ? day(startDate) : say('shop.event.span', { from: day(startDate), to: day(endDate) })}
        <br />
        {say('shop.event.hours', { from: clock(opens), to: clock(closes) })}
      </dd>
      <dt className="label-caps text-granite">{say('shop.event.where')}</dt>
      <dd className="mt-1 text-18">
        {place}
        {address && (
          <>
            <br />
            {address}
          </>
        )}
      </dd>
    </dl>
  );
}

/** A time as the market writes it; written here, as browsers and the server disagree about the space before AM and PM. */
function clockOf(time: string, tag: string): string {
  if (tag !== 'en-US' && tag !== 'en-CA') return time;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')}`;
  return `${shown}\u00a0${hours < 12 ? 'AM' : 'PM'}`;
}
