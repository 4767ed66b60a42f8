import { endStaffSession } from '@eyelet/contracts/staff-account/end-session.ts';
import { listStaffSessions } from '@eyelet/contracts/staff-account/list-sessions.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../look/badge.tsx';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { queries } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { dateTime, useWords } from '../words/words.ts';

const key = ['sessions'] as const;

/** The sessions of the signed-in person. */
export function SessionsSection() {
  const { t, language } = useWords();
  const [problem, setProblem] = useState<string>();
  const { data } = useQuery({ queryKey: key, queryFn: () => call(listStaffSessions, {}) });
  const sessions = data?.sessions ?? [];

  async function end(sessionId: string): Promise<void> {
    setProblem(undefined);
    try {
      queries.setQueryData(key, await call(endStaffSession, { params: { sessionId } }));
      showToast(t('studio.sessions.ended'));
    } catch (error) {
      setProblem(problemText(t, error));
    }
  }

  return (
    <Section
      title={t('studio.sessions.title')}
      hint={t('studio.sessions.why')}
      actions={
        sessions.length > 1 ? (
          <Button onPress={() => end('others')}>{t('studio.sessions.endOthers')}</Button>
        ) : undefined
      }
    >
      {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
      <ul className="plain-list">
        {sessions.map(({ sessionId, device, place, lastUsedAt, current }) => (
          <li key={sessionId} className="line">
            <span className="grow">
              {device || t('studio.sessions.unknown')}{' '}
              <span className="hint">
                {place === '' ? '' : `${place} · `}
                {dateTime(language, lastUsedAt)}
              </span>
            </span>
            {current ? (
              <Badge tone="good">{t('studio.sessions.current')}</Badge>
            ) : (
              <Button onPress={() => end(sessionId)} aria-label={`${t('studio.sessions.end')}: ${device}`}>
                {t('studio.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
