import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classes } from '../layout/classes.ts';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> &
  Readonly<{ label: ReactNode; error?: string; ref?: Ref<HTMLInputElement> }>;

/** The look of a checkbox; the tick is drawn in the page's own colours. */
export const checkLook = 'mt-0.5 size-5 shrink-0 accent-ink';

/** A checkbox with its label. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="flex cursor-pointer items-start gap-3 pointer-coarse:-my-2.5 pointer-coarse:py-2.5">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={checkLook}
        />
        <span className={classes('text-16', rest.disabled && 'text-granite')}>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-1 pl-8 text-14 text-buoy">
          {error}
        </p>
      )}
    </div>
  );
}
