import { signOutStaff } from '@eyelet/contracts/staff-access/sign-out.ts';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { hasUnsaved } from '../forms/unsaved.ts';
import { Notice } from '../look/notice.tsx';
import { api } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { UnsavedDialog } from './unsaved-guard.tsx';

/** Signs out and reloads the page, so that nothing of the session stays in memory. */
export function SignOutButton() {
  const { t } = useWords();
  const [problem, setProblem] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  async function leave(): Promise<void> {
    try {
      await api.call(signOutStaff, {});
      window.location.assign('/studio/sign-in');
    } catch (error) {
      setProblem(problemText(t, error));
    }
  }
  return (
    <>
      {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
      <Button className="navigation-link" onPress={() => (hasUnsaved() ? setAsked(true) : leave())}>
        <LogOut aria-hidden size={16} />
        {t('studio.signOut')}
      </Button>
      {isAsked ? (
        <UnsavedDialog
          onStay={() => setAsked(false)}
          onLeave={() => {
            setAsked(false);
            void leave();
          }}
        />
      ) : undefined}
    </>
  );
}
