import { type ReactNode, useState } from 'react';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

type ConfirmProps = Readonly<{
  title: string;
  /** What will happen, all of it. */
  children: ReactNode;
  /** The word on the button that does it. */
  action: string;
  isDanger?: boolean;
  run: () => Promise<unknown>;
  onClose: () => void;
}>;

/** Explains an action and runs it once confirmed; stays open with the reason if that fails. */
export function Confirm({ title, children, action, isDanger = false, run, onClose }: ConfirmProps) {
  const { t } = useWords();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function decide(): Promise<void> {
    setBusy(true);
    try {
      await run();
      onClose();
    } catch (error) {
      setProblem(problemText(t, error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog title={title} onClose={onClose} isAlert>
      <div className="stack">
        <div className="prose">{children}</div>
        {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
        <div className="dialog-actions">
          <Button onPress={onClose}>{t('studio.cancel')}</Button>
          <Button kind={isDanger ? 'danger' : 'primary'} isPending={isBusy} onPress={decide}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
