import { TextField as Base, FieldError, Input, Label, Text, TextArea } from 'react-aria-components';
import { useWords } from '../../words/words.ts';
import type { Part } from './shape.ts';

type TextControlProps = Readonly<{
  label: string;
  hint?: string | undefined;
  part: Part;
  kind: 'text' | 'long' | 'number';
  value: string;
  onChange: (value: string) => void;
}>;

/** A text, short or long, or a number, with what the schema says against it. */
export function TextControl({ label, hint, part, kind, value, onChange }: TextControlProps) {
  const { t } = useWords();
  const { isRequired, pattern, maxLength, minimum, maximum, isInteger } = part;
  const isDay = pattern?.startsWith('^\\d{4}-\\d{2}-\\d{2}$') ?? false;
  const isHour = pattern?.endsWith(':[0-5]\\d$') ?? false;
  const isOdd = value !== '' && pattern !== undefined && !new RegExp(pattern).test(value);
  const error = isOdd ? t('studio.editor.odd') : isRequired && value === '' ? t('studio.error.required') : undefined;
  const numbers = kind === 'number' ? { min: minimum, max: maximum, step: isInteger ? 1 : 'any' } : {};
  return (
    <Base
      className="field"
      value={value}
      onChange={onChange}
      isRequired={isRequired && kind !== 'number' && (part.schema as { minLength?: number }).minLength !== undefined}
      isInvalid={isOdd || (error !== undefined && (part.schema as { minLength?: number }).minLength !== undefined)}
      validationBehavior="aria"
      {...(maxLength === undefined ? { maxLength: undefined } : { maxLength })}
    >
      <Label className="label">{label}</Label>
      {kind === 'long' ? (
        <TextArea className="input" rows={4} />
      ) : (
        <Input
          className="input"
          type={kind === 'number' ? 'number' : isDay ? 'date' : isHour ? 'time' : 'text'}
          {...numbers}
        />
      )}
      {hint === undefined ? undefined : (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
    </Base>
  );
}
