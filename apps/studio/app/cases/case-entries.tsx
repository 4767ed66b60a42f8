import type { CaseEntry } from '@eyelet/contracts/cases/case.ts';
import { Link } from 'react-router';
import { Badge, type Tone } from '../look/badge.tsx';
import { dateTime, useWords } from '../words/words.ts';

const tones: Readonly<Record<CaseEntry['kind'], Tone>> = { message: 'info', answer: 'good', note: 'neutral' };

/** What was written about a case and those that were merged into it, the oldest first. */
export function CaseEntries({ reference, entries }: Readonly<{ reference: string; entries: readonly CaseEntry[] }>) {
  const { t, language } = useWords();
  return (
    <ol className="case-entries">
      {entries.map(({ entryId, reference: writtenTo, kind, author, text, writtenAt }) => (
        <li key={entryId} className={`case-entry case-entry-${kind}`}>
          <p className="case-entry-head">
            <strong>{author}</strong> <Badge tone={tones[kind]}>{t(`studio.cases.entry.${kind}`)}</Badge>
            <time className="hint" dateTime={writtenAt}>
              {dateTime(language, writtenAt)}
            </time>
            {writtenTo === reference ? undefined : (
              <span className="hint">
                {t('studio.cases.entry.to')} <Link to={`/cases/${writtenTo}`}>{writtenTo}</Link>
              </span>
            )}
          </p>
          <p className="case-entry-text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
