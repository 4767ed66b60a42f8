import { listDeskPromotions } from '@eyelet/contracts/promotion-desk/list.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { BackLink } from '../../frame/back-link.tsx';
import { EmptyState } from '../../frame/empty-state.tsx';
import { Page } from '../../frame/page.tsx';
import { useAddress } from '../../list/use-address.ts';
import { Notice } from '../../look/notice.tsx';
import { call } from '../../session/api.ts';
import { problemText } from '../../session/problem.ts';
import { useWords } from '../../words/words.ts';
import { Legend } from './legend.tsx';
import { beginningsOf, monthOf } from './month.ts';
import { MonthBar } from './month-bar.tsx';
import { MonthLines } from './month-lines.tsx';
import { MonthTable } from './month-table.tsx';
import { hasDates } from './spans.ts';

/** As many as one answer has; of more, those that take their turn first are shown. */
const most = 200;

/** The promotions of a month on a line of days, so that one sees which hold at the same time. */
export function CalendarPage() {
  const { t } = useWords();
  const { address } = useAddress();
  const month = monthOf(address.get('month'), new Date());
  const market = address.get('market') ?? undefined;
  const beginnings = beginningsOf(month);
  const query = {
    ...{ limit: most, from: beginnings[0]?.toISOString(), until: beginnings.at(-1)?.toISOString() },
    ...(market === undefined ? {} : { market }),
  };
  const { data, error } = useQuery({
    queryKey: ['list', 'promotion-calendar', query],
    queryFn: () => call(listDeskPromotions, { query }),
    placeholderData: (before) => before,
  });
  const dated = data?.rows.filter(hasDates) ?? [];
  const always = data?.rows.filter((one) => !hasDates(one)) ?? [];
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Page
      title={t('studio.promotions.calendar')}
      above={<BackLink to="/promotions">{t('studio.promotions.title')}</BackLink>}
    >
      <p className="hint page-hint">
        {t('studio.promotions.calendarHint')} {t('studio.promotions.clock', { zone })}
      </p>
      <MonthBar month={month} market={market} />
      {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      {data && data.total > data.rows.length ? (
        <Notice tone="info">
          {t('studio.promotions.calendarCut', { shown: data.rows.length, total: data.total })}
        </Notice>
      ) : undefined}
      {data && dated.length === 0 ? <EmptyState title={t('studio.promotions.calendarNone')} /> : undefined}
      {dated.length === 0 ? undefined : (
        <>
          <Legend />
          <MonthLines promotions={dated} beginnings={beginnings} />
          <MonthTable promotions={dated} beginnings={beginnings} />
        </>
      )}
      {always.length === 0 ? undefined : (
        <details className="calendar-always">
          <summary>{t('studio.promotions.calendarAlways', { n: always.length })}</summary>
          <ul>
            {always.map(({ promotionId, name }) => (
              <li key={promotionId}>
                <Link to={`/promotions/${promotionId}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Page>
  );
}
