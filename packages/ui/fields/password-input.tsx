import { useEffect, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classes } from '../layout/classes.ts';
import { controlLook, Field, type FieldProps } from './field.tsx';

export type PasswordInputProps = Omit<FieldProps, 'children' | 'required' | 'optionalLabel'> &
  Readonly<{ name: string; autoComplete: 'current-password' | 'new-password'; showLabel: string }>;

/** A password that is there already; where scripts run it can be shown, so that nobody has to type it blind. */
export function PasswordInput({ name, autoComplete, showLabel, ...field }: PasswordInputProps) {
  const [canShow, setCanShow] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => setCanShow(true), []);
  return (
    <Field {...field} required>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={classes(controlLook, canShow && 'pr-12')}
          />
          {canShow && (
            <IconButton
              icon={shown ? 'hide' : 'show'}
              label={showLabel}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
              className="absolute right-0.5 top-0.5"
            />
          )}
        </div>
      )}
    </Field>
  );
}
