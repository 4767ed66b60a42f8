import { checkAssociateSignIn } from '@eyelet/domain/auth/associate-sign-in.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { PasswordInput } from '@eyelet/ui/fields/password-input.tsx';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { Form } from 'react-router';
import { type FormAnswer, passwordTextOf, textOf } from '../forms/answer.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { passwordOf } from '../forms/password-of.ts';
import { fieldIdOf, useForm } from '../forms/use-form.ts';
import { associateFields, associateFormName } from './fields.ts';
import { StoreChoice } from './store-choice.tsx';
import type { TillChoices } from './till-choices.ts';

const { store, employee, password } = associateFields;

export type LoginFormProps = Readonly<{ choices: TillChoices; answer: FormAnswer | undefined }>;

/**
 * Two forms: one chooses the store, the other signs its employee in with a password. They are posted as documents, so
 * that the page is loaded again for the store.
 */
export function LoginForm({ choices, answer }: LoginFormProps) {
  const say = useSay();
  const [posting, setPosting] = useState(false);
  const { storeId, employees } = choices;
  const { errors, attempt, handlers, field } = useForm({
    form: associateFormName,
    answer,
    check: (values) =>
      checkAssociateSignIn({
        storeId: textOf(values, store),
        storeEmployeeId: textOf(values, employee),
        password: passwordTextOf(values, password),
      }),
  });
  const { [store]: ofStore, ...others } = errors;
  const shown = ofStore === undefined || storeId !== '' ? others : errors;
  const labels = {
    [store]: say('associate.store'),
    [employee]: say('associate.employee'),
    [password]: say('associate.secret'),
  };
  return (
    <div className="grid gap-5">
      <FormSummary form={associateFormName} labels={labels} errors={shown} attempt={attempt} />
      <StoreChoice id={fieldIdOf(associateFormName, store)} choices={choices} error={shown[store]} />
      <Form
        method="post"
        reloadDocument
        {...handlers}
        onSubmit={(event) => {
          handlers.onSubmit(event);
          if (!event.defaultPrevented) setPosting(true);
        }}
        className="grid gap-5"
      >
        <input type="hidden" name={store} value={storeId} />
        <Select
          key={storeId}
          {...field(employee)}
          label={labels[employee]}
          placeholder={say(storeId === '' ? 'associate.storeFirst' : 'associate.chooseEmployee')}
          options={employees}
          required
          {...(storeId !== '' && employees.length === 0 ? { hint: say('associate.nobody') } : {})}
        />
        <PasswordInput
          {...passwordOf(field(password))}
          label={labels[password]}
          autoComplete="current-password"
          showLabel={say('auth.showPassword')}
        />
        <Button type="submit" busy={posting} busyLabel={say('auth.moment')} className="w-full sm:w-auto sm:min-w-48">
          {say('associate.submit')}
        </Button>
      </Form>
    </div>
  );
}
