import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { WelcomeCode } from './welcome-code.tsx';

export type WelcomePanelProps = Readonly<{ firstName: string }>;

/** Welcomes a new member (C2.69). */
export default function WelcomePanel({ close, titleId, firstName }: WelcomePanelProps & DialogContentProps) {
  const say = useSay();
  const title =
    firstName === '' ? say('joining.welcome.titlePlain') : say('joining.welcome.title', { name: firstName });
  return (
    <DialogPanel title={title} titleId={titleId} close={close}>
      <p className="mb-8 max-w-prose text-18">{say('joining.welcome.text')}</p>
      <WelcomeCode />
      <Button onClick={close}>{say('joining.welcome.continue')}</Button>
    </DialogPanel>
  );
}
