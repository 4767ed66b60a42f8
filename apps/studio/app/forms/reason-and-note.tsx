import type { ComponentProps } from 'react';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';

type ReasonAndNoteProps<R extends string> = Readonly<{
  label: string;
  reasons: readonly Readonly<{ id: R; label: string }>[];
  reason: R;
  onReason: (reason: R) => void;
  /** What the field of the note is given. */
  note: Pick<ComponentProps<typeof TextField>, 'value' | 'onChange'> & Partial<ComponentProps<typeof TextField>>;
}>;

/** Why something is done, of a list, and what colleagues should know of it. */
export function ReasonAndNote<R extends string>(props: ReasonAndNoteProps<R>) {
  const { label, reasons, reason, onReason, note } = props;
  const { t } = useWords();
  return (
    <>
      <Select label={label} value={reason} options={reasons} onChange={(id) => onReason(id as R)} />
      <TextField name="note" maxLength={300} {...note} label={t('studio.note')} autoComplete="off" />
    </>
  );
}
