import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { useWords } from '../words/words.ts';
import { Form } from './form.tsx';

type FormDialogProps = Pick<ComponentProps<typeof Form>, 'form' | 'action' | 'isDisabled'> &
  Readonly<{
    title: string;
    /** The word on the button that leaves all as it is. */
    leave?: string;
    onClose: () => void;
    children: ReactNode;
  }>;

/** A form in a dialog of its own, with a button to leave it without sending. */
export function FormDialog({ title, leave, onClose, children, ...form }: FormDialogProps) {
  const { t } = useWords();
  const beside = <Button onPress={onClose}>{leave ?? t('studio.cancel')}</Button>;
  return (
    <Dialog title={title} onClose={onClose}>
      <Form {...form} label={title} beside={beside}>
        {children}
      </Form>
    </Dialog>
  );
}
