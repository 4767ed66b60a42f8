import { readPromotionResults, resultDays } from '@eyelet/contracts/promotion-desk/read-results.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '../look/notice.tsx';
import { Select } from '../look/select.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

/** What a promotion has brought of late: orders, what it took off them, and what they came to, less what came back. */
export function ResultsSection({ promotionId }: Readonly<{ promotionId: string }>) {
  const { t, language } = useWords();
  const [days, setDays] = useState<number>(30);
  const { data, error } = useQuery({
    queryKey: ['promotion-results', promotionId, days],
    queryFn: () => call(readPromotionResults, { params: { promotionId }, query: { days } }),
    placeholderData: (before) => before,
  });
  const choice = (
    <Select
      isInline
      label={t('studio.home.days')}
      value={String(days)}
      options={resultDays.map((count) => ({ id: String(count), label: t('studio.home.lastDays', { count }) }))}
      onChange={(value) => setDays(Number(value))}
    />
  );
  return (
    <Section title={t('studio.promotions.results')} hint={t('studio.promotions.resultsHint')} actions={choice}>
      {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      {data?.currencies.length === 0 ? <p>{t('studio.promotions.noResults')}</p> : undefined}
      {data && data.currencies.length > 0 ? (
        <div className="table-box">
          <table className="table" aria-label={t('studio.promotions.results')}>
            <thead>
              <tr>
                <th scope="col">{t('studio.home.currency')}</th>
                <th scope="col">{t('studio.promotions.orders')}</th>
                <th scope="col">{t('studio.promotions.discount')}</th>
                <th scope="col">{t('studio.promotions.returned')}</th>
                <th scope="col">{t('studio.promotions.revenue')}</th>
              </tr>
            </thead>
            <tbody>
              {data.currencies.map(({ currency, orders, discount, revenue, returned }) => (
                <tr key={currency}>
                  <td>{currency}</td>
                  <td>{orders}</td>
                  <td>{money(language, discount, currency)}</td>
                  <td>{money(language, returned, currency)}</td>
                  <td>{money(language, revenue, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : undefined}
    </Section>
  );
}
