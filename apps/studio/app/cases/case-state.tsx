import { type Case, caseStatuses } from '@eyelet/contracts/cases/case.ts';
import { changeCase } from '@eyelet/contracts/cases/change.ts';
import type { readCase } from '@eyelet/contracts/cases/read.ts';
import type { InputOf, OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import { useState } from 'react';
import { Notice } from '../look/notice.tsx';
import { Select } from '../look/select.tsx';
import { showToast } from '../look/toasts.ts';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { currentOf, problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { showCase } from './changed.ts';
import { statusLabels } from './status-badge.tsx';

type CaseStateProps = Readonly<{ one: Case; people: OutputOf<typeof readCase>['people'] }>;
type Change = Omit<InputOf<typeof changeCase>['body'], 'version'>;

const nobody = 'nobody';

/** Who works on a case and where it stands; both are saved as soon as they are chosen. */
export function CaseState({ one, people }: CaseStateProps) {
  const { t } = useWords();
  const [problem, setProblem] = useState<string>();
  const { reference, status, version } = one;
  // Who worked on it may not be there any more.
  const gone = people.some(({ staffId }) => staffId === one.assigneeId) || one.assigneeId === null ? [] : [one];
  const statuses = caseStatuses.filter((id) => id !== 'new' || status === 'new');

  async function change(wish: Change): Promise<void> {
    setProblem(undefined);
    try {
      await showCase(await call(changeCase, { params: { reference }, body: { ...wish, version } }));
      showToast(t('studio.cases.changed', { reference }));
    } catch (error) {
      const current = currentOf<Case>(error);
      if (current) await showCase(current);
      setProblem(current ? t('studio.cases.stale') : problemText(t, error));
    }
  }

  return (
    <Section title={t('studio.state')}>
      {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
      <Select
        label={t('studio.cases.assignee')}
        value={one.assigneeId ?? nobody}
        options={[
          { id: nobody, label: t('studio.cases.assignee.nobody') },
          ...people.map(({ staffId, name }) => ({ id: staffId, label: name })),
          ...gone.map(({ assigneeId, assignee }) => ({ id: assigneeId ?? nobody, label: assignee ?? '–' })),
        ]}
        onChange={(id) => void change({ assigneeId: id === nobody ? null : id })}
      />
      <Select
        label={t('studio.state')}
        value={status}
        options={statuses.map((id) => ({ id, label: t(statusLabels[id]) }))}
        onChange={(id) => {
          const wanted = caseStatuses.find((one) => one === id);
          if (wanted && wanted !== 'new' && wanted !== status) void change({ status: wanted });
        }}
      />
    </Section>
  );
}
