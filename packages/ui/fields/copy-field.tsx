import { useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { TextInput } from './text-input.tsx';

type CopyFieldProps = Readonly<{
  label: string;
  value: string;
  /** Words on the button, before and after it was pressed. */
  copy: string;
  copied: string;
}>;

/** A text to be copied, such as a link to share. */
export function CopyField({ label, value, copy, copied }: CopyFieldProps) {
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const run = async () => {
    field.current?.querySelector('input')?.select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Without clipboard access the selected text can still be copied by hand.
    }
  };
  return (
    <div ref={field} className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <TextInput label={label} value={value} readOnly onFocus={(event) => event.target.select()} />
      <Button tone="secondary" className="noscript:hidden" onClick={run}>
        <span role="status">{isCopied ? copied : copy}</span>
      </Button>
    </div>
  );
}
