import { Link } from 'react-router';
import { useWords } from '../../words/words.ts';
import { PromotionState } from '../promotion-state.tsx';
import { marketsText, periodText } from '../words.ts';
import { besideOf, type Dated } from './spans.ts';

type MonthTableProps = Readonly<{ promotions: readonly Dated[]; beginnings: readonly Date[] }>;

/** The same as a table: each promotion with its period, and by name those that hold at the same time. */
export function MonthTable({ promotions, beginnings }: MonthTableProps) {
  const words = useWords();
  const { t } = words;
  const label = t('studio.promotions.calendarTable');
  return (
    <details>
      <summary>{label}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keyboard */}
      <section aria-label={label} tabIndex={0} className="table-box">
        <table className="table" aria-label={t('studio.promotions.calendar')}>
          <thead>
            <tr>
              <th scope="col">{t('studio.promotions.name')}</th>
              <th scope="col">{t('studio.promotions.period')}</th>
              <th scope="col">{t('studio.state')}</th>
              <th scope="col">{t('studio.promotions.markets')}</th>
              <th scope="col">{t('studio.promotions.calendarAtOnce')}</th>
            </tr>
          </thead>
          <tbody>
            {promotions.map((one) => {
              const beside = besideOf(one, promotions, beginnings).map(({ name }) => name);
              return (
                <tr key={one.promotionId}>
                  <td>
                    <Link to={`/promotions/${one.promotionId}`}>{one.name}</Link>
                  </td>
                  <td>{periodText(words, one)}</td>
                  <td>
                    <PromotionState state={one.state} />
                  </td>
                  <td>{marketsText(words, one.locales)}</td>
                  <td>{beside.join(', ') || '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}
