import type { Reconciliation } from '@eyelet/contracts/reconciliations/reconciliation.ts';
import { Facts } from '../record/section.tsx';
import { dateTime, useWords } from '../words/words.ts';

/** What a recount went over. */
export function Recounted({ recount }: Readonly<{ recount: Reconciliation }>) {
  const { t, language } = useWords();
  const numbers = new Intl.NumberFormat(language);
  return (
    <Facts
      facts={[
        [t('studio.ledger.beganAt'), dateTime(language, recount.beganAt)],
        [t('studio.ledger.accounts'), numbers.format(recount.accounts)],
        [t('studio.ledger.postings'), numbers.format(recount.postings)],
        [t('studio.ledger.payments'), numbers.format(recount.payments)],
        [t('studio.ledger.expired'), numbers.format(recount.expired)],
      ]}
    />
  );
}
