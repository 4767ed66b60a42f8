import type { Reconciliation } from '@eyelet/contracts/reconciliations/reconciliation.ts';
import { Link } from 'react-router';
import { usePermission } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import { useAmountText } from './amount-text.ts';

type Fault = Reconciliation['faults'][number];

const ofOrders: readonly Fault['fault'][] = [
  ...(['held-differs', 'taken-differs', 'void-differs', 'refund-differs'] as const),
  'captures-differ',
];

/** What a recount found, each with the posting, the account or the order that it is about. */
export function FaultsTable({ recount: { faults, faultCount } }: Readonly<{ recount: Reconciliation }>) {
  const { t } = useWords();
  const show = useAmountText();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keyboard */}
      <div className="table-box" tabIndex={0}>
        <table className="table" aria-label={t('studio.ledger.faults')}>
          <thead>
            <tr>
              <th scope="col">{t('studio.ledger.fault')}</th>
              <th scope="col">{t('studio.ledger.subject')}</th>
              <th scope="col" className="amount">
                {t('studio.ledger.difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {faults.map((one) => (
              <tr key={`${one.fault} ${one.subject} ${one.unit}`}>
                <td>{t(`studio.ledger.fault.${one.fault}`)}</td>
                <td>
                  <Subject fault={one} />
                </td>
                <td className="amount">{show(one.amount, one.unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {faultCount > faults.length ? (
        <p className="hint">{t('studio.ledger.more', { count: faultCount - faults.length })}</p>
      ) : undefined}
    </>
  );
}

function Subject({ fault: { fault, subject } }: Readonly<{ fault: Fault }>) {
  const may = usePermission();
  const text = <code>{subject}</code>;
  return ofOrders.includes(fault) && may('orders.read') ? <Link to={`/orders/${subject}`}>{text}</Link> : text;
}
