import { TextArea as Area } from 'react-aria-components';
import { LabelledField, type LabelledFieldProps } from './labelled-field.tsx';

export type TextAreaProps = LabelledFieldProps &
  Readonly<{
    name: string;
    value: string;
    onChange: (value: string) => void;
    rows: number;
    maxLength?: number | undefined;
    isRequired?: boolean;
    isDisabled?: boolean;
    /** Id of a text that describes several fields. */
    'aria-describedby'?: string;
  }>;

/** A field of several lines. */
export function TextArea({ rows, maxLength, ...props }: TextAreaProps) {
  return (
    <LabelledField {...props} {...(maxLength === undefined ? {} : { maxLength })}>
      <Area className="input text-area" rows={rows} />
    </LabelledField>
  );
}
