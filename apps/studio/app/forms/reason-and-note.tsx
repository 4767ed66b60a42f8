import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';

type ReasonAndNoteProps<R extends string> = Readonly<{
  label: string;
  reasons: readonly Readonly<{ id: R; label: string }>[];
  reason: R;
  note: string;
  onReason: (reason: R) => void;
  onNote: (note: string) => void;
}>;

/** Why something is done, of a list, and what colleagues should know of it. */
export function ReasonAndNote<R extends string>(props: ReasonAndNoteProps<R>) {
  const { label, reasons, reason, note, onReason, onNote } = props;
  const { t } = useWords();
  return (
    <>
      <Select label={label} value={reason} options={reasons} onChange={(id) => onReason(id as R)} />
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
