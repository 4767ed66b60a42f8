import type { Tried } from '@eyelet/contracts/promotion-desk/try.ts';
import { Notice } from '../look/notice.tsx';
import { money } from '../words/money.ts';
import { useWords } from '../words/words.ts';

type Receipt = Tried['receipt'];

/** What made each amount of the tried cart, and why other promotions took nothing off. */
export function TriedReceipt({ tried: { receipt, unsold } }: Readonly<{ tried: Tried }>) {
  const { t, language } = useWords();
  const { currency, lines, shipments, totals, notApplied } = receipt;
  const amount = (value: number) => money(language, value, currency);
  const stepName = ({ kind, name }: Receipt['lines'][number]['steps'][number]) => {
    if (kind === 'list-price') return t('studio.promotions.step.listPrice');
    if (kind === 'most-off') return t('studio.promotions.step.mostOff', { name: name ?? '' });
    if (kind === 'lowest-price') return t('studio.promotions.step.lowestPrice', { name: name ?? '' });
    return kind === 'markdown' ? t('studio.promotions.step.markdown') : (name ?? '');
  };
  return (
    <div className="stack" role="status">
      {unsold.length > 0 ? (
        <Notice tone="warning">{t('studio.promotions.unsold', { names: unsold.join(', ') })}</Notice>
      ) : undefined}
      <table className="changes" aria-label={t('studio.promotions.receipt')}>
        <thead>
          <tr>
            <th scope="col">{t('studio.promotions.receipt')}</th>
            <th scope="col">{t('studio.promotions.amount')}</th>
          </tr>
        </thead>
        {[...lines, ...shipments].map(({ id, name, amount: sum, steps }) => (
          <tbody key={id}>
            {steps.map((step, index) => (
              <tr key={`${index} ${step.kind}`}>
                <td>{[...new Set(index === 0 ? [name, stepName(step)] : [stepName(step)])].join(' · ')}</td>
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
          <tr>
            <th scope="row">{t('studio.orders.total')}</th>
            <td>{amount(totals.total)}</td>
          </tr>
        </tbody>
      </table>
      {notApplied.length > 0 ? (
        <>
          <h3>{t('studio.promotions.against')}</h3>
          <dl className="facts">
            {notApplied.map((one) => (
              <div key={one.promotionId}>
                <dt>{one.promotionName}</dt>
                <dd>
                  {t(`studio.promotions.reason.${one.reason}`, {
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
    </div>
  );
}
