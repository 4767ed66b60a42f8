import { readCase } from '@eyelet/contracts/cases/read.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { Section } from '../record/section.tsx';
import { Timeline } from '../record/timeline.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { CaseDetails } from './case-details.tsx';
import { CaseDocuments } from './case-documents.tsx';
import { CaseEntries } from './case-entries.tsx';
import { CasePictures } from './case-pictures.tsx';
import { CaseState } from './case-state.tsx';
import { CaseTargets } from './case-targets.tsx';
import { MergeCase } from './merge-case.tsx';
import { MergedNote } from './merged-note.tsx';
import { StatusBadge } from './status-badge.tsx';
import { WarrantyDecisions } from './warranty-decisions.tsx';
import { WriteEntry } from './write-entry.tsx';

/** One case: what was written, what is known, and what can be done. */
export function CaseRecord() {
  const { t } = useWords();
  const may = usePermission();
  const { reference = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: ['case', reference],
    queryFn: () => call(readCase, { params: { reference } }),
  });
  const from = { path: '/cases', label: t('studio.cases.title') };
  if (!data) {
    return (
      <Record title={reference} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  const { case: one, people, others } = data;
  const mayWrite = may('cases.write') && one.mergedInto === null;
  return (
    <Record
      title={one.about}
      from={from}
      state={<StatusBadge status={one.status} mergedInto={one.mergedInto} />}
      side={
        <div className="sections">
          {mayWrite ? <CaseState one={one} people={people} /> : undefined}
          <CaseTargets one={one} />
          <CaseDetails one={one} />
          {mayWrite && others.length > 0 ? <MergeCase key={reference} one={one} others={others} /> : undefined}
          {may('audit.read') ? <Timeline kind="case" id={reference} /> : undefined}
        </div>
      }
    >
      {one.mergedInto === null ? undefined : <MergedNote into={one.mergedInto} />}
      <Section title={t('studio.cases.messages')}>
        <CaseEntries reference={reference} entries={one.entries} />
      </Section>
      {one.warranty ? <WarrantyDecisions one={one} warranty={one.warranty} mayWrite={mayWrite} /> : undefined}
      {one.documents.length > 0 ? <CaseDocuments reference={reference} documents={one.documents} /> : undefined}
      {one.pictures.length > 0 ? <CasePictures reference={reference} pictures={one.pictures} /> : undefined}
      {may('cases.write') ? (
        <>
          <WriteEntry key={`answer ${reference}`} kind="answer" one={one} />
          <WriteEntry key={`note ${reference}`} kind="note" one={one} />
        </>
      ) : undefined}
    </Record>
  );
}
