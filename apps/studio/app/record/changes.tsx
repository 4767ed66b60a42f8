import type { AuditEntry } from '@eyelet/contracts/audit/entry.ts';
import { useWords } from '../words/words.ts';
import { memberLabel } from './actions.ts';
import { valueText } from './value-text.ts';

type Facts = AuditEntry['before'];

export function Changes({ before, after }: Readonly<{ before: Facts; after: Facts }>) {
  const { t } = useWords();
  const members = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (members.length === 0) return <p className="hint">{t('studio.audit.noChange')}</p>;
  return (
    <table className="changes" aria-label={t('studio.audit.changes')}>
      <thead>
        <tr>
          <th scope="col">{t('studio.audit.member')}</th>
          <th scope="col">{t('studio.audit.before')}</th>
          <th scope="col">{t('studio.audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member}>
            <th scope="row">{memberLabel(t, member)}</th>
            <td>{valueText(t, member, before?.[member])}</td>
            <td>{valueText(t, member, after?.[member])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
