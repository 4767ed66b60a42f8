import { Dialog } from '../look/dialog.tsx';
import { useOpenGate } from '../session/gates.ts';
import { onSignedIn, useMe } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import { ProofForm } from './proof-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Dialogs that ask for what a refused call needs (signing in again, or proof of identity); the page below keeps its state. */
export function Gates({ onLeave }: Readonly<{ onLeave: () => void }>) {
  const { t } = useWords();
  const me = useMe();
  const gate = useOpenGate();
  if (!gate) return undefined;
  const { kind, settle } = gate;
  if (kind === 'proof') {
    return (
      <Dialog title={t('studio.proof.title')} onClose={() => settle(false)}>
        <ProofForm onDone={() => settle(true)} />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={t('studio.signIn.ended')}
      isAlert
      onClose={() => {
        settle(false);
        onLeave();
      }}
    >
      <div className="stack">
        <p>{t('studio.signIn.endedWhy')}</p>
        <SignInForm
          email={me.email}
          onDone={(now) => {
            onSignedIn(now);
            // Somebody else must not continue what this person has begun.
            settle(now.staffId === me.staffId);
          }}
        />
      </div>
    </Dialog>
  );
}
