import { customerReasons } from '@eyelet/contracts/customers/request.ts';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';

export type Reason = (typeof customerReasons)[number];

type ReasonFieldsProps = Readonly<{
  reason: Reason;
  note: string;
  onReason: (reason: Reason) => void;
  onNote: (note: string) => void;
}>;

/** Why something is done with an account, and what colleagues should know. */
export function ReasonFields({ reason, note, onReason, onNote }: ReasonFieldsProps) {
  const { t } = useWords();
  return (
    <>
      <Select
        label={t('studio.giftCards.reason')}
        value={reason}
        options={customerReasons.map((id) => ({ id, label: t(`studio.customers.reason.${id}`) }))}
        onChange={(id) => onReason(id as Reason)}
      />
      <TextField
        name="note"
        label={t('studio.giftCards.note')}
        value={note}
        maxLength={300}
        autoComplete="off"
        onChange={onNote}
      />
    </>
  );
}
