import { listAudit } from '@eyelet/contracts/audit/list.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { dateTime, useWords } from '../words/words.ts';
import { actionLabel, actorName } from './actions.ts';
import { Section } from './section.tsx';

type Subject = Readonly<{ kind: string; id: string }>;

const shownEntries = 12;

/** What was done to a record, the latest first; for those who may read the audit. */
export function Timeline({ kind, id }: Subject) {
  const { t, language } = useWords();
  const may = usePermission();
  const { data } = useQuery({
    queryKey: ['timeline', kind, id],
    queryFn: () => call(listAudit, { query: { subjectKind: kind, subjectId: id, limit: shownEntries } }),
    enabled: may('audit.read'),
  });
  if (!may('audit.read')) return undefined;
  const all = `/audit?${new URLSearchParams({ subjectKind: kind, subjectId: id })}`;
  return (
    <Section title={t('studio.history')} actions={<Link to={all}>{t('studio.history.all')}</Link>}>
      <ol className="timeline">
        {(data?.rows ?? []).map((entry) => (
          <li key={entry.entryId}>
            <span>{actionLabel(t, entry.action)}</span>
            <span className="hint">
              {actorName(t, entry)} · {dateTime(language, entry.at)}
            </span>
          </li>
        ))}
      </ol>
      {data?.rows.length === 0 ? <p className="hint">{t('studio.history.none')}</p> : undefined}
    </Section>
  );
}
