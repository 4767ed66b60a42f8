import type { ComponentProps } from 'react';
import { Notice } from '../look/notice.tsx';
import type { TextField } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';
import { FormDialog } from './form-dialog.tsx';
import { ReasonAndNote } from './reason-and-note.tsx';

type GivingDialogProps<R extends string> = Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'form' | 'onClose' | 'children'
> &
  Readonly<{
    reasons: readonly Readonly<{ id: R; label: string }>[];
    reason: R;
    onReason: (reason: R) => void;
    /** What the field of the note is given. */
    note: Omit<ComponentProps<typeof TextField>, 'label'>;
    /** The word on the button where somebody else has to approve. */
    ask: string;
    /** Says that, and above what; undefined: it is done alone. */
    needsApproval: string | undefined;
  }>;

/** Gives value or takes it, for a reason; above a limit somebody else has to approve, which is said before. */
export function GivingDialog<R extends string>(props: GivingDialogProps<R>) {
  const { title, form, onClose, children, reasons, reason, onReason, note, ask, needsApproval } = props;
  const { t } = useWords();
  return (
    <FormDialog title={title} form={form} action={needsApproval === undefined ? title : ask} onClose={onClose}>
      {children}
      <ReasonAndNote label={t('studio.reason')} {...{ reasons, reason, onReason, note }} />
      {needsApproval === undefined ? undefined : <Notice tone="info">{needsApproval}</Notice>}
    </FormDialog>
  );
}
