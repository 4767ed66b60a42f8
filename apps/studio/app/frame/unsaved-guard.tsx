import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { forgetUnsaved, hasUnsaved } from '../forms/unsaved.ts';
import { Button } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { useWords } from '../words/words.ts';

type UnsavedDialogProps = Readonly<{ onStay: () => void; onLeave: () => void }>;

/** Asks whether unsaved changes may be lost. */
export function UnsavedDialog({ onStay, onLeave }: UnsavedDialogProps) {
  const { t } = useWords();
  return (
    <Dialog title={t('studio.unsaved.title')} onClose={onStay} isAlert>
      <div className="stack">
        <p>{t('studio.unsaved.what')}</p>
        <div className="dialog-actions">
          <Button
            kind="danger"
            onPress={() => {
              forgetUnsaved();
              onLeave();
            }}
          >
            {t('studio.unsaved.leave')}
          </Button>
          <Button kind="primary" autoFocus onPress={onStay}>
            {t('studio.unsaved.stay')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Asks before a page with unsaved changes is left; when it is closed, the browser asks. */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return undefined;
  return <UnsavedDialog onStay={blocker.reset} onLeave={blocker.proceed} />;
}
