import { signOutStaff } from '@eyelet/contracts/staff-access/sign-out.ts';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Notice } from '../look/notice.tsx';
import { api } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';

/** Signs out. The page is loaded anew, so that nothing of what was read stays in it. */
export function LeaveButton() {
  const { t } = useWords();
  const [problem, setProblem] = useState<string>();
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
      <Button className="navigation-link" onPress={leave}>
        <LogOut aria-hidden size={16} />
        {t('studio.signOut')}
      </Button>
    </>
  );
}
