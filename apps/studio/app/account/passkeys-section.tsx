import { addStaffPasskey } from '@eyelet/contracts/staff-account/add-passkey.ts';
import type { Factors } from '@eyelet/contracts/staff-account/factors.ts';
import { removeStaffPasskey } from '@eyelet/contracts/staff-account/remove-passkey.ts';
import { startStaffPasskey } from '@eyelet/contracts/staff-account/start-passkey.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { createPasskey, supportsPasskeys } from '../signing/passkeys.ts';
import { dateTime, useWords } from '../words/words.ts';
import { showFactors } from './factors.ts';

type Passkey = Factors['passkeys'][number];

export function PasskeysSection({ factors }: Readonly<{ factors: Factors }>) {
  const { t, language } = useWords();
  const [problem, setProblem] = useState<string>();
  const [removing, setRemoving] = useState<Passkey>();
  const { passkeys } = factors;

  async function add(): Promise<void> {
    setProblem(undefined);
    try {
      const { options } = await call(startStaffPasskey, {});
      const answer = await createPasskey(options as Readonly<Record<string, unknown>>);
      if (!answer) return;
      showFactors(await call(addStaffPasskey, { body: { answer } }));
      showToast(t('studio.passkeys.added'));
    } catch (error) {
      setProblem(problemText(t, error));
    }
  }

  return (
    <Section title={t('studio.passkeys.title')} hint={t('studio.passkeys.why')}>
      {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
      {passkeys.length === 0 ? <p className="hint">{t('studio.passkeys.none')}</p> : undefined}
      <ul className="plain-list">
        {passkeys.map((passkey) => (
          <li key={passkey.passkeyId} className="line">
            <KeyRound aria-hidden size={16} />
            <span className="grow">
              {passkey.name}{' '}
              <span className="hint">
                {t('studio.passkeys.since', { when: dateTime(language, passkey.createdAt) })}
              </span>
            </span>
            <Button onPress={() => setRemoving(passkey)} aria-label={`${t('studio.remove')}: ${passkey.name}`}>
              {t('studio.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {supportsPasskeys() ? (
        <div className="form-actions">
          <Button onPress={add}>{t('studio.passkeys.add')}</Button>
        </div>
      ) : (
        <p className="hint">{t('studio.passkeys.notHere')}</p>
      )}
      {removing ? (
        <Confirm
          title={t('studio.passkeys.remove')}
          action={t('studio.remove')}
          isDanger
          onClose={() => setRemoving(undefined)}
          run={async () => {
            showFactors(await call(removeStaffPasskey, { params: { passkeyId: removing.passkeyId } }));
            showToast(t('studio.passkeys.removed'));
          }}
        >
          <p>{t('studio.passkeys.removeWhat', { name: removing.name })}</p>
        </Confirm>
      ) : undefined}
    </Section>
  );
}
