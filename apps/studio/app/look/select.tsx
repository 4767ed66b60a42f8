import { Check, ChevronDown } from 'lucide-react';
import { Select as Base, Button, Label, ListBox, ListBoxItem, Popover, SelectValue } from 'react-aria-components';

export type Option = Readonly<{ id: string; label: string }>;

type SelectProps = Readonly<{
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  name?: string;
  isDisabled?: boolean;
  /** What the button says while nothing is chosen. */
  placeholder?: string;
  /** Shows the label within the button, as filters do. */
  isInline?: boolean;
}>;

export function Select({
  label,
  value,
  options,
  onChange,
  name,
  placeholder,
  isDisabled = false,
  isInline = false,
}: SelectProps) {
  return (
    <Base
      className={isInline ? 'select select-inline' : 'field select'}
      value={value}
      isDisabled={isDisabled}
      onChange={(key) => onChange(String(key))}
      {...(name === undefined ? {} : { name })}
      {...(placeholder === undefined ? {} : { placeholder })}
    >
      <Label className="label">{label}</Label>
      <Button className="button button-plain select-button">
        <SelectValue className="select-value" />
        <ChevronDown aria-hidden size={14} />
      </Button>
      <Popover className="popover">
        <ListBox className="options">
          {options.map(({ id, label: text }) => (
            <ListBoxItem key={id} id={id} textValue={text} className="option">
              {({ isSelected }) => (
                <>
                  <span>{text}</span>
                  {isSelected ? <Check aria-hidden size={14} /> : undefined}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Base>
  );
}
