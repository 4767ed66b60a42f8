import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { Factors } from '@eyelet/contracts/staff-account/factors.ts';
import { removeStaffPassword } from '@eyelet/contracts/staff-account/remove-password.ts';
import { renewRecoveryCodes } from '@eyelet/contracts/staff-account/renew-recovery-codes.ts';
import { startStaffCodes } from '@eyelet/contracts/staff-account/start-codes.ts';
import { useState } from 'react';
import { RecoveryCodes } from '../forms/recovery-codes.tsx';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { Dialog } from '../look/dialog.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { Facts, Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { dateTime, useWords } from '../words/words.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { showFactors } from './factors.ts';
import { PasswordDialog } from './password-dialog.tsx';

type Open =
  | Readonly<{ kind: 'password' | 'renew' | 'remove' }>
  | Readonly<{ kind: 'codes'; setup: OutputOf<typeof startStaffCodes> }>
  | Readonly<{ kind: 'recovery'; codes: readonly string[] }>;

/** Password, one-time codes and recovery codes: one way in, made of two. */
export function PasswordSection({ factors }: Readonly<{ factors: Factors }>) {
  const { t, language } = useWords();
  const [open, setOpen] = useState<Open>();
  const [problem, setProblem] = useState<string>();
  const close = () => setOpen(undefined);
  const { passwordChangedAt, recoveryCodesLeft, passkeys } = factors;

  async function begin(): Promise<void> {
    setProblem(undefined);
    try {
      setOpen({ kind: 'codes', setup: await call(startStaffCodes, {}) });
    } catch (error) {
      setProblem(problemText(t, error));
    }
  }

  function showCodes(answer: OutputOf<typeof renewRecoveryCodes>): void {
    showFactors(answer.factors);
    setOpen({ kind: 'recovery', codes: answer.recoveryCodes });
  }

  return (
    <Section title={t('studio.account.password')} hint={t('studio.account.passwordHint')}>
      {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
      {passwordChangedAt === null ? (
        <div className="form-actions">
          <Button onPress={begin}>{t('studio.codes.setUp')}</Button>
        </div>
      ) : (
        <>
          <Facts
            facts={[
              [
                t('studio.password'),
                t('studio.account.passwordSince', { when: dateTime(language, passwordChangedAt) }),
              ],
              [t('studio.recovery.title'), t('studio.recovery.left', { count: recoveryCodesLeft })],
            ]}
          />
          <div className="form-actions">
            <Button onPress={() => setOpen({ kind: 'password' })}>{t('studio.password.change')}</Button>
            <Button onPress={begin}>{t('studio.codes.change')}</Button>
            <Button onPress={() => setOpen({ kind: 'renew' })}>{t('studio.recovery.renew')}</Button>
            {passkeys.length > 0 ? (
              <Button onPress={() => setOpen({ kind: 'remove' })}>{t('studio.password.remove')}</Button>
            ) : undefined}
          </div>
        </>
      )}
      {open?.kind === 'password' ? <PasswordDialog onClose={close} /> : undefined}
      {open?.kind === 'codes' ? (
        <CodesDialog setup={open.setup} needsPassword={passwordChangedAt === null} onDone={showCodes} onClose={close} />
      ) : undefined}
      {open?.kind === 'renew' ? (
        <Confirm
          title={t('studio.recovery.renew')}
          action={t('studio.recovery.renew')}
          onClose={() => setOpen((now) => (now?.kind === 'renew' ? undefined : now))}
          run={async () => showCodes(await call(renewRecoveryCodes, {}))}
        >
          <p>{t('studio.recovery.renewWhat')}</p>
        </Confirm>
      ) : undefined}
      {open?.kind === 'remove' ? (
        <Confirm
          title={t('studio.password.remove')}
          action={t('studio.password.remove')}
          isDanger
          onClose={close}
          run={async () => {
            showFactors(await call(removeStaffPassword, {}));
            showToast(t('studio.saved'));
          }}
        >
          <p>{t('studio.password.removeWhat')}</p>
        </Confirm>
      ) : undefined}
      {open?.kind === 'recovery' ? (
        <Dialog title={t('studio.recovery.title')} onClose={close} isAlert>
          <RecoveryCodes codes={open.codes} onKept={close} />
        </Dialog>
      ) : undefined}
    </Section>
  );
}
