import { Button } from '@eyelet/ui/actions/button.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';

export type SmsTermsPanelProps = Readonly<{ onAccept: () => void }>;

/** The terms for text messages; only "I accept" agrees to them. */
export default function SmsTermsPanel({ close, titleId, onAccept }: SmsTermsPanelProps & DialogContentProps) {
  const say = useSay();
  const accept = () => {
    onAccept();
    close();
  };
  return (
    <DialogPanel
      title={say('joining.smsTerms.title')}
      titleId={titleId}
      close={close}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button onClick={accept}>{say('joining.smsTerms.accept')}</Button>
          <Button tone="secondary" onClick={close}>
            {say('joining.notNow')}
          </Button>
        </div>
      }
    >
      <div className="max-w-prose space-y-4">
        <p>{say('joining.smsTerms.what')}</p>
        <p>{say('joining.smsTerms.cost')}</p>
        <p>{say('joining.smsTerms.stop')}</p>
      </div>
    </DialogPanel>
  );
}
