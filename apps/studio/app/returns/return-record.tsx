import { readDeskReturn } from '@eyelet/contracts/return-desk/read.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { Facts, Section } from '../record/section.tsx';
import { Timeline } from '../record/timeline.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { money } from '../words/money.ts';
import { dateTime, useWords } from '../words/words.ts';
import { DecideForm } from './decide-form.tsx';
import { ReturnItems } from './return-items.tsx';
import { ReturnParcel } from './return-parcel.tsx';
import { ReturnPictures } from './return-pictures.tsx';
import { ReturnState } from './return-state.tsx';
import { StepButton } from './step-button.tsx';

/** One return: what is in it, whether it has come, and what is decided of it. */
export function ReturnRecord() {
  const { t, language } = useWords();
  const may = usePermission();
  const { returnId = '' } = useParams();
  const { data: one, error } = useQuery({
    queryKey: ['return', returnId],
    queryFn: () => call(readDeskReturn, { params: { returnId } }),
  });
  const from = { path: '/returns', label: t('studio.returns.title') };
  if (!one) {
    return (
      <Record title={returnId} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  const mayDecide = one.state === 'received' && one.ahead?.goods !== 'awaited' && may('orders.refund');
  const times = [
    [t('studio.returns.createdAt'), one.createdAt],
    [t('studio.returns.handedOverAt'), one.handedOverAt],
    [t('studio.returns.arrivedAt'), one.parcel?.arrivedAt ?? null],
    [t('studio.returns.receivedAt'), one.receivedAt],
    [t('studio.returns.closedAt'), one.closedAt],
  ] as const;
  return (
    <Record
      title={returnId}
      from={from}
      state={<ReturnState {...one} />}
      actions={
        one.state === 'announced' && may('fulfilment.write') ? (
          <>
            {one.handedOverAt === null ? <StepButton returnId={returnId} step="handOver" /> : undefined}
            <StepButton returnId={returnId} step="receive" />
          </>
        ) : undefined
      }
      side={
        <div className="sections">
          <Section title={t('studio.orders.details')}>
            <Facts
              facts={[
                [
                  t('studio.orders.number'),
                  <Link key="order" to={`/orders/${one.orderNumber}`}>
                    <code>{one.orderNumber}</code>
                  </Link>,
                ],
                [t('studio.email'), one.email || '–'],
                ...times.flatMap(([label, at]) => (at === null ? [] : [[label, dateTime(language, at)] as const])),
                ...(one.takenIn === null ? [] : [[t('studio.returns.take.store'), one.takenIn] as const]),
                ...(one.refund === null
                  ? []
                  : [[t('studio.returns.refund'), money(language, one.refund, one.currency)] as const]),
                ...(one.refundTo === 'store-credit'
                  ? [[t('studio.returns.refundTo'), t('studio.storeCredit.title')] as const]
                  : []),
                ...(one.lent === 0
                  ? []
                  : [[t('studio.storeCredit.lent'), money(language, one.lent, one.currency)] as const]),
                ...(one.carried === 0
                  ? []
                  : [[t('studio.returns.carried'), money(language, one.carried, one.currency)] as const]),
                ...(one.exchangeOrder === null
                  ? []
                  : [
                      [
                        t('studio.returns.exchangeOrder'),
                        <Link key="exchange" to={`/orders/${one.exchangeOrder}`}>
                          <code>{one.exchangeOrder}</code>
                        </Link>,
                      ] as const,
                    ]),
              ]}
            />
          </Section>
          <ReturnParcel one={one} />
          <Timeline kind="return" id={returnId} />
        </div>
      }
    >
      <ReturnItems one={one} />
      <ReturnPictures one={one} />
      {one.ahead && one.state !== 'closed' ? (
        <Notice tone="warning">
          {t(`studio.returns.ahead.${one.ahead.goods}`)}{' '}
          <Link to={`/returns/${one.ahead.returnId}`}>{one.ahead.returnId}</Link>
        </Notice>
      ) : undefined}
      {mayDecide ? <DecideForm key={one.version} one={one} /> : undefined}
    </Record>
  );
}
