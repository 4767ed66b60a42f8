import { creditCurrencies } from '@eyelet/contracts/store-credit-desk/account.ts';
import { listCreditHistory } from '@eyelet/contracts/store-credit-desk/list-history.ts';
import { readDeskCredit } from '@eyelet/contracts/store-credit-desk/read.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { EntriesSection } from '../record/entries-section.tsx';
import { Facts, Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { Adjustments } from './adjustments.tsx';

/** The store credit of a customer: what there is, what has happened to it, and what staff give and take. */
export function CreditSections({ consumerNo }: Readonly<{ consumerNo: string }>) {
  const { t, language } = useWords();
  const may = usePermission();
  const [isAdjusting, setAdjusting] = useState(false);
  const { data: credit, error } = useQuery({
    queryKey: ['store-credit', consumerNo],
    queryFn: () => call(readDeskCredit, { params: { consumerNo } }),
  });
  if (error) return <Notice tone="bad">{problemText(t, error)}</Notice>;
  if (!credit) return undefined;
  const { balances, owed, currency } = credit;
  const shown = balances.length > 0 ? balances : [{ currency, balance: 0 }];
  return (
    <>
      <Section
        title={t('studio.storeCredit.title')}
        actions={
          may('orders.refund') ? (
            <Button onPress={() => setAdjusting(true)}>{t('studio.storeCredit.adjust')}</Button>
          ) : undefined
        }
      >
        <Facts
          facts={[
            ...shown.map((one) => [one.currency, money(language, one.balance, one.currency)] as const),
            ...(owed.length === 0
              ? []
              : [
                  [
                    t('studio.storeCredit.lent'),
                    owed.map((one) => money(language, one.balance, one.currency)).join(', '),
                  ] as const,
                ]),
          ]}
        />
        <Adjustments credit={credit} />
      </Section>
      {balances.map((one) => (
        <EntriesSection
          key={one.currency}
          title={t('studio.storeCredit.history', { currency: one.currency })}
          queryKey={['store-credit-history', consumerNo, one.currency]}
          read={async (after) => {
            const of = creditCurrencies.find((known) => known === one.currency) ?? currency;
            const query = { after, currency: of };
            const { rows, next } = await call(listCreditHistory, { params: { consumerNo }, query });
            const entries = rows.map(({ id, date, reason, ...entry }) => ({
              ...entry,
              ...{ entryId: id, at: date, what: t(`studio.storeCredit.why.${reason}`) },
            }));
            return { rows: entries, next };
          }}
          show={(amount) => money(language, amount, one.currency)}
        />
      ))}
      {isAdjusting ? <AdjustDialog credit={credit} onClose={() => setAdjusting(false)} /> : undefined}
    </>
  );
}
