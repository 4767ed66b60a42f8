import { problemsOf } from '@eyelet/domain/validation/problems.ts';
import { requiredEmail } from '@eyelet/domain/validation/required-email.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form, useNavigation } from 'react-router';
import { type FormAnswer, textOf } from '../forms/answer.ts';
import { useForm } from '../forms/use-form.ts';

export const mailFormName = 'till-receipt';

type MailFormProps = Readonly<{ answer: FormAnswer | undefined; email: string | undefined }>;

/** Asks where the receipt is to be mailed. */
export function MailForm({ answer, email }: MailFormProps) {
  const say = useSay();
  const { handlers, field } = useForm({
    form: mailFormName,
    answer,
    check: (values) => problemsOf({ email: requiredEmail(textOf(values, 'email')) }),
  });
  return (
    <Form method="post" {...handlers} className="grid gap-4">
      <TextInput
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        label={say('receipt.till.email')}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          tone="secondary"
          busy={useNavigation().state !== 'idle'}
          busyLabel={say('receipt.till.mailing')}
        >
          {say('receipt.till.mail')}
        </Button>
        <p role="status" className="text-kelp">
          {answer?.done && email ? say('receipt.till.mailed', { email }) : ''}
        </p>
      </div>
    </Form>
  );
}
