import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { ShareForms } from './share-forms.tsx';
import type { ShareProps } from './share-open.tsx';

/** Sharing, in a dialog. */
export default function SharePanel({ close, titleId, ...props }: ShareProps & DialogContentProps) {
  const say = useSay();
  return (
    <DialogPanel title={say('favorites.share.title')} titleId={titleId} close={close}>
      <ShareForms {...props} />
    </DialogPanel>
  );
}
