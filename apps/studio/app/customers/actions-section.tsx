import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import { splitInterests } from '@eyelet/domain/consumer/interests.ts';
import { BeforeAndAfter } from '../record/before-and-after.tsx';
import { Section } from '../record/section.tsx';
import { dateTime, useWords } from '../words/words.ts';
import { interestText, memberText } from './words.ts';

/** What staff have done with the account, with what was there before. */
export function ActionsSection({ customer: { actions } }: Readonly<{ customer: Customer }>) {
  const { t, language } = useWords();
  if (actions.length === 0) return undefined;
  const shown = (member: string, value = '') => {
    const interests = splitInterests(value).map((one) => interestText(t, one));
    return (member === 'interests' ? interests.join(', ') : value) || '–';
  };
  return (
    <Section title={t('studio.customers.actions')}>
      <ul className="plain-list">
        {actions.map(({ actionId, action, reason, note, before, after, doneBy, doneAt }) => (
          <li key={actionId} className="stack-tight">
            <strong>{t(`studio.customers.action.${action}`)}</strong>
            <span>
              {t(`studio.customers.reason.${reason}`)}
              {note === '' ? '' : `: ${note}`}
            </span>
            {Object.keys(after).length === 0 ? undefined : (
              <BeforeAndAfter
                places={Object.keys(after).map((member) => ({
                  ...{ key: member, place: memberText(t, member) },
                  ...{ before: shown(member, before[member]), after: shown(member, after[member]) },
                }))}
              />
            )}
            <span className="hint">
              {t('studio.loyalty.askedBy', { name: doneBy || '–', when: dateTime(language, doneAt) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
