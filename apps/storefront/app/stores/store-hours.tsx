import type { OpeningDay } from '@eyelet/contracts/stores/place.ts';
import type { StorePage } from '@eyelet/contracts/stores/store.ts';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { dayText, hoursText, weekdayName, weekdayOf } from './clock.ts';
import { todayOf } from './open-state.ts';

/** The usual opening hours of a week with today marked, and the days that differ. */
export function StoreHours({ store, now }: Readonly<{ store: StorePage; now: Date | undefined }>) {
  const { say, tag } = useWords();
  const date = todayOf(store, now);
  const today = weekdayOf(date);
  const hours = ({ spans }: OpeningDay) => hoursText(spans, tag, say('stores.closedAllDay'));
  const exceptions = store.comingExceptions.filter((day) => day.date >= date);
  return (
    <section aria-labelledby="store-hours">
      <h2 id="store-hours" className="font-display text-28 font-semibold">
        {say('stores.hours')}
      </h2>
      <dl className="mt-4 border-t border-drift">
        {store.week.map((day) => (
          <div
            key={day.weekday}
            className={classes(
              'flex justify-between gap-6 border-b border-drift py-3 tabular-nums',
              day.weekday === today && 'font-medium',
            )}
          >
            <dt className="first-letter:uppercase">
              {weekdayName(day.weekday, tag)}
              {day.weekday === today && <span className="font-normal text-granite"> {say('stores.hoursToday')}</span>}
            </dt>
            <dd>{hours(day)}</dd>
          </div>
        ))}
      </dl>
      {exceptions.length > 0 && (
        <>
          <h3 className="mt-8 font-medium">{say('stores.exceptions')}</h3>
          <dl className="mt-2">
            {exceptions.map((day) => (
              <div key={day.date} className="flex justify-between gap-6 py-1.5 tabular-nums">
                <dt>
                  {dayText(day.date, tag)}
                  {day.note && <span className="text-granite">, {day.note}</span>}
                </dt>
                <dd>{hours(day)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
