import { readDeskReceipt } from '@eyelet/contracts/order-desk/read-receipt.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '../look/notice.tsx';
import { ReceiptTable } from '../receipts/receipt-table.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';

/** What made the prices of an order, read when somebody asks. */
export function OrderReceipt({ orderNumber }: Readonly<{ orderNumber: string }>) {
  const { t } = useWords();
  const [isAsked, setIsAsked] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['order-receipt', orderNumber],
    queryFn: () => call(readDeskReceipt, { params: { orderNumber } }),
    enabled: isAsked,
  });
  return (
    <Section title={t('studio.receipts.title')}>
      <details className="more" onToggle={({ currentTarget }) => currentTarget.open && setIsAsked(true)}>
        <summary>{t('studio.receipts.show')}</summary>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
        {data?.receipt ? <ReceiptTable receipt={data.receipt} /> : undefined}
        {data?.receipt === null ? <p className="hint">{t('studio.receipts.none')}</p> : undefined}
      </details>
    </Section>
  );
}
