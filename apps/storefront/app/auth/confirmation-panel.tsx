import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';

export type ConfirmationPanelProps = Readonly<{ firstName: string }>;

/** Confirms a sign-in, for flows that ask for it (C2.65). */
export default function ConfirmationPanel({ close, titleId, firstName }: ConfirmationPanelProps & DialogContentProps) {
  const say = useSay();
  const title =
    firstName === '' ? say('auth.confirmation.titlePlain') : say('auth.confirmation.title', { name: firstName });
  return (
    <DialogPanel
      title={title}
      titleId={titleId}
      close={close}
      footer={<Button onClick={close}>{say('auth.confirmation.continue')}</Button>}
    >
      <p className="max-w-prose">{say('auth.confirmation.text')}</p>
    </DialogPanel>
  );
}
