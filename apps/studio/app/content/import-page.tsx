import { applyImport } from '@eyelet/contracts/content-imports/apply.ts';
import { readImport } from '@eyelet/contracts/content-imports/read.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { isRefused, problemText } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';
import { dateTime, useWords } from '../words/words.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportProgress, ImportState, isAtWork } from './import-state.tsx';

/** Milliseconds between two reads of a running import. */
const pause = 1000;

/** One import: its progress, its report, and the button that applies it. */
export function ImportPage() {
  const { t, language } = useWords();
  const { importId = '' } = useParams();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const key = ['content-import', importId];
  const answer = useQuery({
    queryKey: key,
    queryFn: () => call(readImport, { params: { importId } }),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? pause : false),
  });
  const one = answer.data;

  async function apply(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await call(applyImport, { params: { importId } });
      await refresh(key, ['list']);
    } catch (error) {
      setProblem(isRefused(error, 'STF404') ? t('studio.bundle.gone') : problemText(t, error));
    } finally {
      setBusy(false);
    }
  }

  const said = problem ?? (answer.error ? problemText(t, answer.error) : undefined);
  const title = one ? t('studio.bundle.of', { file: one.fileName }) : t('studio.bundle.import');
  return (
    <Record
      title={title}
      from={{ path: '/content/move', label: t('studio.bundle.title') }}
      state={one ? <ImportState state={one.state} /> : undefined}
      actions={
        one?.state === 'checked' || one?.state === 'failed' ? (
          <Button kind="primary" isPending={isBusy} onPress={() => void apply()}>
            {t(one.state === 'failed' ? 'studio.bundle.again' : 'studio.bundle.apply')}
          </Button>
        ) : undefined
      }
    >
      <Section title={t('studio.bundle.import')}>
        {said === undefined ? undefined : <Notice tone="bad">{said}</Notice>}
        {one ? (
          <>
            <p className="hint">{[dateTime(language, one.askedAt), one.askedBy].join(', ')}</p>
            {isAtWork(one) ? (
              <>
                <ImportProgress one={one} />
                <p className="hint">{t('studio.bundle.goesOn')}</p>
              </>
            ) : undefined}
            <div aria-live="polite" className="stack">
              {isAtWork(one) ? undefined : <ImportOutcome one={one} />}
            </div>
          </>
        ) : undefined}
      </Section>
    </Record>
  );
}
