import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import { classes } from '../layout/classes.ts';

/** Attributes of a control that connect it with its label, hint and error. */
export type ControlProps = Readonly<{
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}>;

export type FieldProps = Readonly<{
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  /** Shown after the label of an optional field. */
  optionalLabel?: string;
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}>;

/** A labelled field: hint above the control, error below it, both connected to it for assistive technology. */
export function Field({ label, hint, error, required, optionalLabel, id, className, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={control} className="text-14 font-medium">
        {label}
        {!required && optionalLabel && <span className="font-normal text-granite"> {optionalLabel}</span>}
      </label>
      {hint && (
        <p id={`${control}-hint`} className="text-14 text-granite">
          {hint}
        </p>
      )}
      {children({
        id: control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        required: required || undefined,
      })}
      {error && (
        <p id={`${control}-error`} className="flex items-start gap-1.5 text-14 text-buoy">
          <Icon name="warning" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The look of text controls and selects; defined in the style sheet, like that of buttons. */
export const controlLook = 'control';
