import { checkPinForm } from '@eyelet/domain/associates/pin.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { PasswordInput } from '@eyelet/ui/fields/password-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { type FormAnswer, passwordTextOf } from '../forms/answer.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { passwordOf } from '../forms/password-of.ts';
import { useForm } from '../forms/use-form.ts';
import { pinFields, pinFormName } from './fields.ts';

const { password, pin } = pinFields;

/** Sets the PIN of the associate at the till. Posted as a document, so that neither field keeps what was typed. */
export function PinForm({ answer }: Readonly<{ answer: FormAnswer | undefined }>) {
  const say = useSay();
  const { errors, attempt, handlers, field } = useForm({
    form: pinFormName,
    answer,
    check: (values) => checkPinForm({ password: passwordTextOf(values, password), pin: passwordTextOf(values, pin) }),
  });
  const labels = { [pin]: say('associate.pin.new'), [password]: say('associate.pin.password') };
  const isDone = answer?.form === pinFormName && answer.done;
  return (
    <section aria-labelledby="till-pin" className="mt-10 border-t border-drift pt-8">
      <h2 id="till-pin" className="mb-3 text-20 font-medium">
        {say('associate.pin.title')}
      </h2>
      <p className="mb-5">{say('associate.pin.text')}</p>
      {isDone ? (
        <p role="status" className="mb-5 border-l-2 border-kelp bg-paper p-5">
          {say('associate.pin.done')}
        </p>
      ) : undefined}
      <Form method="post" reloadDocument {...handlers} className="grid gap-5">
        <FormSummary form={pinFormName} labels={labels} errors={errors} attempt={attempt} />
        <PasswordInput
          {...passwordOf(field(pin))}
          label={labels[pin]}
          autoComplete="new-password"
          showLabel={say('auth.showPassword')}
        />
        <PasswordInput
          {...passwordOf(field(password))}
          label={labels[password]}
          autoComplete="current-password"
          showLabel={say('auth.showPassword')}
        />
        <Button type="submit" className="w-full sm:w-auto sm:min-w-48">
          {say('associate.pin.set')}
        </Button>
      </Form>
    </section>
  );
}
