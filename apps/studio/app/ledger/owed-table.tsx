import type { Reconciliation } from '@eyelet/contracts/reconciliations/reconciliation.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import { useWords } from '../words/words.ts';
import { useAmountText } from './amount-text.ts';

type Owed = Reconciliation['owed'];

const names: Readonly<Record<Owed[number]['kind'], MessageKey>> = {
  'gift card': 'studio.ledger.value.giftCard',
  points: 'studio.ledger.value.points',
  voucher: 'studio.ledger.value.voucher',
  reward: 'studio.ledger.value.reward',
  'athlete credit': 'studio.ledger.value.athleteCredit',
  'store credit': 'studio.ledger.value.storeCredit',
};

/** What was owed, by kind of value and currency. */
export function OwedTable({ owed }: Readonly<{ owed: Owed }>) {
  const { t, language } = useWords();
  const show = useAmountText();
  const numbers = new Intl.NumberFormat(language);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by keyboard
    <div className="table-box" tabIndex={0}>
      <table className="table" aria-label={t('studio.ledger.owed')}>
        <thead>
          <tr>
            <th scope="col">{t('studio.ledger.kind')}</th>
            <th scope="col" className="amount">
              {t('studio.ledger.holders')}
            </th>
            <th scope="col" className="amount">
              {t('studio.ledger.available')}
            </th>
            <th scope="col" className="amount">
              {t('studio.ledger.held')}
            </th>
          </tr>
        </thead>
        <tbody>
          {owed.map(({ kind, unit, holders, available, held }) => (
            <tr key={`${kind} ${unit}`}>
              <td>{t(names[kind])}</td>
              <td className="amount">{numbers.format(holders)}</td>
              <td className="amount">{show(available, unit)}</td>
              <td className="amount">{show(held, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
