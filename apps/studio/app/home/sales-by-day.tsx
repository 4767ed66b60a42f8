import type { ReportDay } from '@eyelet/contracts/reports/report.ts';
import { lazy, Suspense } from 'react';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

/** The charts come with a library that the rest of the studio does not need. */
const DaysChart = lazy(() => import('./days-chart.tsx'));

export const figures = ['sales', 'orders', 'units', 'refunded'] as const;

export type Figure = (typeof figures)[number];

/** The figure that an address asks for; sales if it does not. */
export function figureOf(address: URLSearchParams): Figure {
  const wanted = address.get('figure');
  return figures.find((figure) => figure === wanted) ?? 'sales';
}

type SalesByDayProps = Readonly<{ figure: Figure; currency: string; days: readonly ReportDay[] }>;

/** A figure day by day, as a chart, and all of them as a table. */
export function SalesByDay({ figure, currency, days }: SalesByDayProps) {
  const { t, language } = useWords();
  const numbers = new Intl.NumberFormat(language);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const shown = (value: number, of: Figure) =>
    of === 'sales' || of === 'refunded' ? money(language, value, currency) : numbers.format(value);
  const name = t('studio.home.chart', { figure: t(`studio.home.${figure}`) });
  return (
    <figure className="days-chart">
      <figcaption>{name}</figcaption>
      <div className="chart-box">
        <Suspense>
          <DaysChart
            label={name}
            points={days.map((day) => ({ day: day.day, value: day[figure] }))}
            valueText={(value) => shown(value, figure)}
          />
        </Suspense>
      </div>
      <details>
        <summary>{t('studio.home.table')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keyboard */}
        <section aria-label={name} tabIndex={0} className="table-box">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('studio.home.day')}</th>
                {figures.map((one) => (
                  <th key={one} scope="col" className="number">
                    {t(`studio.home.${one}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.day}>
                  <td>{dates.format(new Date(day.day))}</td>
                  {figures.map((one) => (
                    <td key={one} className="number">
                      {shown(day[one], one)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
