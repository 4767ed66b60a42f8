import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { TextField } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';

type CountFieldProps = Readonly<{
  name: string;
  label: string;
  value: number;
  most: number;
  least?: number;
  /** What is counted, for those who hear the buttons. */
  goods: string;
  error?: string | undefined;
  onChange: (value: number) => void;
}>;

/** A number of pieces: typed, or one more and one less. */
export function CountField({ name, label, value, most, least = 0, goods, error, onChange }: CountFieldProps) {
  const { t } = useWords();
  // A number that is typed over another one is empty for a moment.
  const [isEmpty, setEmpty] = useState(false);
  function set(next: number, isCleared = false): void {
    setEmpty(isCleared);
    onChange(Math.min(most, Math.max(least, next)));
  }
  return (
    <div className="count">
      <Button isSquare aria-label={t('studio.transfers.less', { label, goods })} onPress={() => set(value - 1)}>
        <Minus aria-hidden size={16} />
      </Button>
      <TextField
        name={name}
        label={label}
        value={isEmpty ? '' : String(value)}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        onChange={(text) => {
          const digits = text.replaceAll(/\D/g, '');
          set(Number(digits), digits === '');
        }}
      />
      <Button isSquare aria-label={t('studio.transfers.more', { label, goods })} onPress={() => set(value + 1)}>
        <Plus aria-hidden size={16} />
      </Button>
    </div>
  );
}
