import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../words/words.ts';
import { periodText } from '../words.ts';
import { besideOf, countsByDay, type Dated, spanOf } from './spans.ts';

type MonthProps = Readonly<{ promotions: readonly Dated[]; beginnings: readonly Date[] }>;

/** A line of days for each promotion, below how many hold on each day. */
export function MonthLines({ promotions, beginnings }: MonthProps) {
  const words = useWords();
  const { t } = words;
  const days = beginnings.slice(0, -1);
  const counts = countsByDay(promotions, beginnings);
  const today = days.findLastIndex((begin) => begin.getTime() <= Date.now());
  const isPresent = Date.now() < (beginnings.at(-1)?.getTime() ?? 0);
  return (
    <div className="calendar" style={{ '--days': days.length } as CSSProperties}>
      {/* The table has the same in words. */}
      <div className="calendar-row calendar-days" aria-hidden="true">
        <span className="calendar-name">{t('studio.promotions.title')}</span>
        <div className="calendar-line">
          {days.map((begin, day) => (
            <span
              key={begin.getTime()}
              className={isPresent && day === today ? 'calendar-day calendar-today' : 'calendar-day'}
              data-many={(counts[day] ?? 0) > 1 || undefined}
            >
              <span>{day + 1}</span>
              <strong>{counts[day] || ''}</strong>
            </span>
          ))}
        </div>
      </div>
      <ol aria-label={t('studio.promotions.calendar')}>
        {promotions.map((one) => {
          const span = spanOf(one, beginnings);
          const beside = besideOf(one, promotions, beginnings).length;
          return (
            <li key={one.promotionId} className="calendar-row">
              <span className="calendar-name">
                <Link to={`/promotions/${one.promotionId}`}>{one.name}</Link>
                <span className="hint">
                  <span className="heard-only">
                    {t(`studio.promotions.state.${one.state}`)}, {periodText(words, one)}.{' '}
                  </span>
                  {beside > 0 ? t('studio.promotions.calendarBeside', { n: beside }) : undefined}
                </span>
              </span>
              <div className="calendar-line" aria-hidden="true">
                {span ? (
                  <span
                    className="calendar-bar"
                    data-state={one.state}
                    style={{ gridColumn: `${span.first + 1} / ${span.last + 2}` }}
                    title={periodText(words, one)}
                  />
                ) : undefined}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
