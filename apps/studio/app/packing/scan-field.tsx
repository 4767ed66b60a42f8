import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { TextField } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';

/** Takes the number of a unit, which scanners type and end with Enter. */
export function ScanField({ onScan }: Readonly<{ onScan: (upc: string) => void }>) {
  const { t } = useWords();
  const [value, setValue] = useState('');
  return (
    <form
      className="packing-scan"
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
        maxLength={20}
      />
      <Button type="submit">{t('studio.packing.scan.put')}</Button>
    </form>
  );
}
