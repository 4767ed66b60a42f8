import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { TextField } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';

type ScanFieldProps = Readonly<{
  onScan: (upc: string) => void;
  /** The word on the button. */
  action: string;
  autoFocus?: boolean;
}>;

/** Takes the number of a unit, which scanners type and end with Enter. */
export function ScanField({ onScan, action, autoFocus = false }: ScanFieldProps) {
  const { t } = useWords();
  const [value, setValue] = useState('');
  return (
    <form
      className="scan"
      onSubmit={(event) => {
        event.preventDefault();
        const upc = value.trim();
        setValue('');
        if (upc !== '') onScan(upc);
      }}
    >
      <TextField
        name="upc"
        label={t('studio.packing.scan')}
        value={value}
        onChange={setValue}
        inputMode="numeric"
        autoComplete="off"
        autoFocus={autoFocus}
        maxLength={20}
      />
      <Button type="submit">{action}</Button>
    </form>
  );
}
