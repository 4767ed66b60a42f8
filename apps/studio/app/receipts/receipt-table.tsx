import type { Receipt, ReceiptStep } from '@eyelet/contracts/receipts/receipt.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

/** What made each amount of a cart or an order, and why other promotions took nothing off. */
export function ReceiptTable({ receipt }: Readonly<{ receipt: Receipt }>) {
  const { t, language } = useWords();
  const { currency, lines, shipments, totals, notApplied } = receipt;
  const amount = (value: number) => money(language, value, currency);
  const sums: (readonly [name: string, value: number])[] = [
    ...(totals.taxIncluded ? [] : [[t('studio.receipts.tax'), totals.tax] as const]),
    [t('studio.orders.total'), totals.total],
    ...(totals.rewards > 0 ? [[t('studio.receipts.rewards'), -totals.rewards] as const] : []),
  ];
  return (
    <>
      <table className="changes" aria-label={t('studio.receipts.receipt')}>
        <thead>
          <tr>
            <th scope="col">{t('studio.receipts.receipt')}</th>
            <th scope="col">{t('studio.receipts.amount')}</th>
          </tr>
        </thead>
        {[...lines, ...shipments].map(({ id, name, amount: sum, steps }) => (
          <tbody key={id}>
            {steps.map((step, index) => (
              <tr key={`${index} ${step.kind}`}>
                <td>{[...new Set(index === 0 ? [name, stepName(t, step)] : [stepName(t, step)])].join(' · ')}</td>
                <td>{amount(step.amount)}</td>
              </tr>
            ))}
            {steps.length > 1 ? (
              <tr>
                <th scope="row">{name}</th>
                <td>{amount(sum)}</td>
              </tr>
            ) : undefined}
          </tbody>
        ))}
        <tbody>
          {sums.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{amount(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notApplied.length > 0 ? (
        <>
          <h3>{t('studio.receipts.against')}</h3>
          <dl className="facts">
            {notApplied.map((one) => (
              <div key={one.promotionId}>
                <dt>{one.promotionName}</dt>
                <dd>
                  {t(`studio.receipts.reason.${one.reason}`, {
                    amount: amount(one.missing ?? 0),
                    n: one.missingUnits ?? 0,
                    names: one.by.join(', '),
                  })}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : undefined}
    </>
  );
}

const named = {
  'list-price': 'studio.receipts.step.listPrice',
  markdown: 'studio.receipts.step.markdown',
  'most-off': 'studio.receipts.step.mostOff',
  'lowest-price': 'studio.receipts.step.lowestPrice',
  adjustment: 'studio.receipts.adjusted',
  gift: 'studio.receipts.gift',
  exchange: 'studio.receipts.exchange',
} as const;

function stepName(t: Translate, { kind, name }: ReceiptStep): string {
  return kind in named ? t(named[kind as keyof typeof named], { name: name ?? '' }) : (name ?? '');
}
