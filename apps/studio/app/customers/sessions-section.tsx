import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import { Badge } from '../look/badge.tsx';
import { Section } from '../record/section.tsx';
import { dateTime, useWords } from '../words/words.ts';

/** Where a customer is signed in. */
export function SessionsSection({ customer: { sessions } }: Readonly<{ customer: Customer }>) {
  const { t, language } = useWords();
  return (
    <Section title={t('studio.customers.sessions')}>
      {sessions.length === 0 ? <p className="hint">{t('studio.customers.noSessions')}</p> : undefined}
      <ul className="plain-list">
        {sessions.map(({ device, place, isAssociate, signedInAt, lastUsedAt }) => (
          <li key={`${signedInAt} ${lastUsedAt} ${device}`} className="stack-tight">
            <span className="badges">
              <span>{[device || t('studio.customers.unknownDevice'), place].filter(Boolean).join(', ')}</span>
              {isAssociate ? <Badge tone="info">{t('studio.customers.sells')}</Badge> : undefined}
            </span>
            <span className="hint">
              {t('studio.customers.signedIn', {
                since: dateTime(language, signedInAt),
                last: dateTime(language, lastUsedAt),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
