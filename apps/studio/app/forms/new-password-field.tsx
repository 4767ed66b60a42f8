import type { ComponentProps } from 'react';
import { TextField } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';

/** A password that is chosen, with the rule it has to meet. */
export function NewPasswordField(field: Omit<ComponentProps<typeof TextField>, 'hint' | 'type' | 'autoComplete'>) {
  const { t } = useWords();
  return <TextField {...field} hint={t('studio.password.rule')} type="password" autoComplete="new-password" />;
}
