import { customerReasons } from '@eyelet/contracts/customers/request.ts';
import { ReasonAndNote } from '../forms/reason-and-note.tsx';
import { useWords } from '../words/words.ts';

export type Reason = (typeof customerReasons)[number];

type ReasonFieldsProps = Readonly<{
  reason: Reason;
  note: string;
  onReason: (reason: Reason) => void;
  onNote: (note: string) => void;
}>;

/** Why something is done with an account, and what colleagues should know. */
export function ReasonFields(fields: ReasonFieldsProps) {
  const { t } = useWords();
  return (
    <ReasonAndNote
      label={t('studio.giftCards.reason')}
      reasons={customerReasons.map((id) => ({ id, label: t(`studio.customers.reason.${id}`) }))}
      {...fields}
    />
  );
}
