import { passwordRules } from '@eyelet/domain/validation/password.ts';
import { Icon } from '../icons/icon.tsx';
import { classes } from '../layout/classes.ts';
import { useSay } from '../words/words.tsx';

/** The rules of a new password, each ticked as soon as `value` meets it (C5.08 to C5.11, B5.3.02). */
export function PasswordRules({ value, id }: Readonly<{ value: string; id?: string }>) {
  const say = useSay();
  return (
    <ul id={id} className="grid gap-x-4 gap-y-1 text-14 sm:grid-cols-2">
      {passwordRules.map(({ key, meets }) => {
        const met = meets(value);
        return (
          <li
            key={key}
            data-met={met}
            className={classes('flex items-start gap-2', met ? 'text-kelp' : 'text-granite')}
          >
            <Icon name={met ? 'check' : 'minus'} className="mt-0.5 size-4" />
            <span>
              {say(key)}
              <span className="sr-only">, {say(met ? 'validation.ruleMet' : 'validation.ruleUnmet')}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
