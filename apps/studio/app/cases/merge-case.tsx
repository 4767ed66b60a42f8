import type { Case } from '@eyelet/contracts/cases/case.ts';
import { mergeCase } from '@eyelet/contracts/cases/merge.ts';
import type { readCase } from '@eyelet/contracts/cases/read.ts';
import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { Select } from '../look/select.tsx';
import { showToast } from '../look/toasts.ts';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { currentOf } from '../session/problem.ts';
import { dateTime, useWords } from '../words/words.ts';
import { showMerged } from './changed.ts';
import { statusLabels } from './status-badge.tsx';

type MergeCaseProps = Readonly<{ one: Case; others: OutputOf<typeof readCase>['others'] }>;

/** Merges a case into another one of the same customer, once that is confirmed. */
export function MergeCase({ one, others }: MergeCaseProps) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const [into, setInto] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { reference, version } = one;

  async function merge(): Promise<void> {
    try {
      const kept = await call(mergeCase, { params: { reference }, body: { into, version } });
      await navigate(`/cases/${into}`);
      await showMerged(kept, reference);
      showToast(t('studio.cases.merge.done', { reference, into }));
    } catch (error) {
      if (currentOf<Case>(error)) await showMerged(undefined, reference);
      throw error;
    }
  }

  return (
    <Section title={t('studio.cases.merge')} hint={t('studio.cases.merge.hint')}>
      <div className="stack">
        <Select
          label={t('studio.cases.merge.into')}
          value={into}
          placeholder={t('studio.cases.merge.choose')}
          options={others.map((other) => ({
            id: other.reference,
            label: `${other.reference} · ${t(statusLabels[other.status])} · ${dateTime(language, other.openedAt)} · ${other.about}`,
          }))}
          onChange={setInto}
        />
        <Button isDisabled={into === ''} onPress={() => setAsked(true)}>
          {t('studio.cases.merge.act')}
        </Button>
      </div>
      {isAsked ? (
        <Confirm
          title={t('studio.cases.merge.ask', { reference, into })}
          action={t('studio.cases.merge.act')}
          run={merge}
          onClose={() => setAsked(false)}
        >
          <p>{t('studio.cases.merge.what', { reference, into })}</p>
        </Confirm>
      ) : undefined}
    </Section>
  );
}
