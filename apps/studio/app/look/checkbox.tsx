import { Check } from 'lucide-react';
import { useId } from 'react';
import { Checkbox as Base } from 'react-aria-components';

type CheckboxProps = Readonly<{
  label: string;
  hint?: string | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
}>;

export function Checkbox({ label, hint, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <div className="check-row">
      <Base {...props} className="check" {...(hint === undefined ? {} : { 'aria-describedby': id })}>
        <span className="check-box" aria-hidden="true">
          <Check size={12} strokeWidth={3} />
        </span>
        <span>{label}</span>
      </Base>
      {hint === undefined ? undefined : (
        <p id={id} className="hint check-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
