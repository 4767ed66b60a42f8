import type { ListedCustomer } from '@eyelet/contracts/customers/customer.ts';
import { Badge } from '../look/badge.tsx';
import { dateTime, useWords } from '../words/words.ts';

/** What is out of the ordinary about an account: nobody can sign in yet, it is to be erased, or something waits. */
export function CustomerState({ customer }: Readonly<{ customer: ListedCustomer }>) {
  const { t, language } = useWords();
  const { isConfirmed, deletionAt, waiting } = customer;
  return (
    <span className="badges">
      {isConfirmed ? undefined : <Badge tone="neutral">{t('studio.customers.noAccount')}</Badge>}
      {deletionAt === null ? undefined : (
        <Badge tone="bad">{t('studio.customers.erasedAt', { when: dateTime(language, deletionAt) })}</Badge>
      )}
      {waiting > 0 ? <Badge tone="warning">{t('studio.loyalty.waits')}</Badge> : undefined}
    </span>
  );
}
