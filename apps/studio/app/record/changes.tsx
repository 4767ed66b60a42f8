import type { AuditEntry } from '@eyelet/contracts/audit/entry.ts';
import { useWords } from '../words/words.ts';
import { memberLabel } from './actions.ts';
import { BeforeAndAfter } from './before-and-after.tsx';
import { valueText } from './value-text.ts';

type Facts = AuditEntry['before'];

export function Changes({ before, after }: Readonly<{ before: Facts; after: Facts }>) {
  const { t } = useWords();
  const members = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (members.length === 0) return <p className="hint">{t('studio.audit.noChange')}</p>;
  const places = members.map((member) => ({
    ...{ key: member, place: memberLabel(t, member) },
    ...{ before: valueText(t, member, before?.[member]), after: valueText(t, member, after?.[member]) },
  }));
  return <BeforeAndAfter places={places} />;
}
