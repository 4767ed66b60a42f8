import { dateMask } from './mask.ts';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

export type DateInputProps = Omit<MaskedInputProps, 'mask'> & Readonly<{ format: string; formatHint: string }>;

/** A date as digits in the format of the market (C5.13); the hint shows the format in the shopper's language. */
export function DateInput({ format, formatHint, hint, ...rest }: DateInputProps) {
  return <MaskedInput {...rest} mask={dateMask(format)} hint={hint ?? formatHint} />;
}
