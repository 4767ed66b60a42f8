import type { ComponentProps } from 'react';
import { TextArea } from '../look/text-area.tsx';
import { useWords } from '../words/words.ts';

/** Why an order, or items of it, are canceled, as their buyer is told. */
export function CancelReasonField(field: Omit<ComponentProps<typeof TextArea>, 'label' | 'hint' | 'rows'>) {
  const { t } = useWords();
  return (
    <TextArea
      {...field}
      label={t('studio.orders.cancel.reason')}
      hint={t('studio.orders.cancel.reason.hint')}
      rows={3}
    />
  );
}
