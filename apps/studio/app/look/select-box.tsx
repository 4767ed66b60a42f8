import { Check, Minus } from 'lucide-react';
import { Checkbox } from 'react-aria-components';

type SelectBoxProps = Readonly<{
  /** Read out; what it selects is beside it. */
  label: string;
  isSelected: boolean;
  isSome?: boolean;
  onChange: () => void;
}>;

/** The box at the beginning of a row, or of all. */
export function SelectBox({ label, isSelected, isSome = false, onChange }: SelectBoxProps) {
  return (
    <Checkbox
      className="check check-alone"
      aria-label={label}
      isSelected={isSelected}
      isIndeterminate={isSome}
      onChange={onChange}
    >
      <span className="check-box" aria-hidden="true">
        {isSome ? <Minus size={12} strokeWidth={3} /> : <Check size={12} strokeWidth={3} />}
      </span>
    </Checkbox>
  );
}
