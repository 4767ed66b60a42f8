import { Button } from '@eyelet/ui/actions/button.tsx';
import type { DialogDefinition } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { useId } from 'react';
import { BlockFrame } from '../shared/frame.tsx';
import type { BlockViewProps } from '../view-props.ts';
import { DialogContent, type DialogContentOwnProps, DialogWords } from './content.tsx';
import type { Dialog } from './schema.ts';

const contentDialog: DialogDefinition<DialogContentOwnProps> = {
  name: 'content',
  side: 'modal',
  load: async () => ({ default: DialogContent }),
};

/** A button that opens its dialog; without scripts what the dialog says is on the page. */
export function DialogView({ props, base, held }: BlockViewProps<Dialog>) {
  const dialogs = useDialogs();
  const id = useId();
  const { opener } = props;
  return (
    <BlockFrame props={props} className="words">
      <Button
        tone={opener.style ?? 'primary'}
        aria-haspopup="dialog"
        className="scripted"
        onClick={() => dialogs.open(contentDialog, { props, base, held })}
      >
        {opener.text}
      </Button>
      <noscript>
        {typeof document === 'undefined' && <DialogWords props={props} base={base} titleId={id} held={held} />}
      </noscript>
    </BlockFrame>
  );
}
