import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { exportReport } from '@eyelet/contracts/reports/export.ts';
import { readReport } from '@eyelet/contracts/reports/read.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../frame/empty-state.tsx';
import { Notice } from '../look/notice.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { FigureChoices } from './figure-choices.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { reportQuery } from './report-query.ts';
import { figureOf, SalesByDay } from './sales-by-day.tsx';

/** The figures of the shop with their definitions, by day as a chart and as a table, and as a file. */
export function Figures() {
  const { t } = useWords();
  const id = useId();
  const [address] = useSearchParams();
  const query = reportQuery(address);
  const { data: report, error } = useQuery({
    queryKey: ['report', query],
    queryFn: () => call(readReport, { query }),
    placeholderData: keepPreviousData,
  });
  const total = report?.totals.find(({ currency }) => currency === address.get('currency')) ?? report?.totals[0];
  return (
    <section className="home-section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{t('studio.home.figures')}</h2>
        <a className="button button-plain" href={requestUrl(exportReport, { query })} download>
          <Download aria-hidden size={16} />
          {t('studio.home.export')}
        </a>
      </div>
      <FigureChoices currencies={report?.totals.map(({ currency }) => currency) ?? []} shown={total?.currency} />
      {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      {report ? <FigureTiles report={report} total={total} /> : undefined}
      {report && !total ? <EmptyState title={t('studio.home.noSales')} /> : undefined}
      {report && total ? (
        <SalesByDay
          figure={figureOf(address)}
          currency={total.currency}
          days={report.days.filter(({ currency }) => currency === total.currency)}
        />
      ) : undefined}
      <p className="hint">{t('studio.home.figuresHint')}</p>
    </section>
  );
}
