import { type ChangeEvent, type InputHTMLAttributes, useLayoutEffect, useRef, useState } from 'react';
import { controlLook, Field, type FieldProps } from './field.tsx';
import { applyMask, caretAfter } from './mask.ts';

export type MaskedInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'value' | 'defaultValue'> &
  Omit<FieldProps, 'children'> &
  Readonly<{ mask: string; defaultValue?: string; onValue?: (masked: string) => void }>;

/** An input of digits that are formatted by a mask while typing; without scripts it is a plain input. */
export function MaskedInput(props: MaskedInputProps) {
  const {
    label,
    hint,
    error,
    optionalLabel,
    className,
    required,
    id,
    mask,
    defaultValue = '',
    onValue,
    ...rest
  } = props;
  const [text, setText] = useState(() => applyMask(defaultValue, mask));
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | undefined>(undefined);
  const shown = applyMask(text, mask);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const { value, selectionStart } = event.currentTarget;
    const masked = applyMask(value, mask);
    caret.current = caretAfter(masked, value.slice(0, selectionStart ?? value.length).replace(/\D/g, '').length);
    setText(masked);
    onValue?.(masked);
  }

  return (
    <Field {...{ label, hint, error, optionalLabel, required, id }} className={className}>
      {(control) => (
        <input
          inputMode="numeric"
          {...rest}
          {...control}
          ref={input}
          value={shown}
          onChange={take}
          className={`${controlLook} tabular-nums`}
        />
      )}
    </Field>
  );
}
