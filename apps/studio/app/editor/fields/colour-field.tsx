import { useWords } from '../../words/words.ts';
import type { Part } from './shape.ts';
import { TextControl } from './text-control.tsx';

type ColourFieldProps = Readonly<{
  label: string;
  hint: string | undefined;
  part: Part;
  value: string;
  onChange: (value: string) => void;
}>;

const hex = /^#[0-9a-fA-F]{6}$/;

/** A colour of the theme by its name, or any other one. */
export function ColourField({ label, value, onChange, ...props }: ColourFieldProps) {
  const { t } = useWords();
  return (
    <div className="colour-field">
      <TextControl {...props} label={label} kind="text" value={value} onChange={onChange} />
      <input
        type="color"
        aria-label={t('studio.editor.pickColour', { name: label })}
        value={hex.test(value) ? value : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
