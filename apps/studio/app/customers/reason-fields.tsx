import { customerReasons } from '@eyelet/contracts/customers/request.ts';
import type { ComponentProps } from 'react';
import { ReasonAndNote } from '../forms/reason-and-note.tsx';
import { useWords } from '../words/words.ts';

export type Reason = (typeof customerReasons)[number];

type ReasonFieldsProps = Omit<ComponentProps<typeof ReasonAndNote<Reason>>, 'label' | 'reasons'>;

/** Why something is done with an account, and what colleagues should know. */
export function ReasonFields(fields: ReasonFieldsProps) {
  const { t } = useWords();
  return (
    <ReasonAndNote
      label={t('studio.reason')}
      reasons={customerReasons.map((id) => ({ id, label: t(`studio.customers.reason.${id}`) }))}
      {...fields}
    />
  );
}
