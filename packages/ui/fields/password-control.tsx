import { type InputHTMLAttributes, useEffect, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classes } from '../layout/classes.ts';
import { controlLook } from './field.tsx';

export type PasswordControlProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> &
  Readonly<{ autoComplete: 'current-password' | 'new-password'; showLabel: string }>;

/** The input of a password; with scripts it can be shown in plain text. */
export function PasswordControl({ showLabel, ...input }: PasswordControlProps) {
  const [canShow, setCanShow] = useState(false);
  const [shown, setShown] = useState(false);
  useEffect(() => setCanShow(true), []);
  return (
    <div className="relative">
      <input
        {...input}
        type={shown ? 'text' : 'password'}
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
  );
}
