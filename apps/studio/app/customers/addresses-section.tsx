import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import { Badge } from '../look/badge.tsx';
import { Section } from '../record/section.tsx';
import { useWords } from '../words/words.ts';

/** The address book, the preselected ones first. */
export function AddressesSection({ customer: { addresses } }: Readonly<{ customer: Customer }>) {
  const { t } = useWords();
  if (addresses.length === 0) return undefined;
  return (
    <Section title={t('studio.customers.addresses')}>
      <ul className="plain-list">
        {addresses.map(({ addressId, approachType, main, lines }) => (
          <li key={addressId} className="stack-tight">
            <span>{lines.join(', ')}</span>
            <span className="badges">
              <Badge tone="neutral">{t(`studio.customers.address.${approachType}`)}</Badge>
              {main ? <Badge tone="info">{t('studio.customers.address.main')}</Badge> : undefined}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
