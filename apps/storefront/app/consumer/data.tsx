import { deleteConsumer } from '@eyelet/contracts/consumer/delete.ts';
import { exportData } from '@eyelet/contracts/consumer/export-data.ts';
import { keepConsumer } from '@eyelet/contracts/consumer/keep.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { answerDone, answerWith, passwordTextOf } from '../forms/answer.ts';
import { errorsOfRefusal } from '../forms/field-errors.ts';
import { useForm } from '../forms/use-form.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/data';
import { DoneNote } from './done-note.tsx';
import { AccountHeading } from './heading.tsx';
import { asConsumer } from './require-consumer.ts';
import { useProfile } from './use-profile.ts';

const forms = ['export', 'deletion', 'keep'] as const;

export async function action({ context, request }: Route.ActionArgs) {
  const posted = await request.formData();
  const form = forms.find((one) => one === posted.get('intent')) ?? 'export';
  try {
    await asConsumer(context.get(shopContext), request, async (client) => {
      if (form === 'export') return client.call(exportData, {});
      if (form === 'keep') return client.call(keepConsumer, {});
      return client.call(deleteConsumer, { body: { password: passwordTextOf(posted, 'password') } });
    });
    return answerDone(form);
  } catch (error) {
    return answerWith(form, posted, errorsOfRefusal(error, { AUT450: 'password' }));
  }
}

/** Download of a consumer's personal data, and deletion of the account. */
export default function DataPage({ actionData }: Route.ComponentProps) {
  const { say, tag } = useWords();
  const { deletionDate, consumerDetails } = useProfile();
  return (
    <>
      <AccountHeading title={say('account.data')}>{say('account.dataNote')}</AccountHeading>
      {actionData?.done && actionData.form === 'export' && (
        <DoneNote>{say('account.exportAsked', { email: consumerDetails.email })}</DoneNote>
      )}
      {actionData?.done && actionData.form === 'keep' && <DoneNote>{say('account.kept')}</DoneNote>}
      <section aria-labelledby="export-title" className="border-t border-drift py-8">
        <h2 id="export-title" className="font-display text-22 font-semibold">
          {say('account.export')}
        </h2>
        <p className="mb-5 mt-2 max-w-prose text-granite">{say('account.exportNote')}</p>
        <Form method="post">
          <Button type="submit" tone="secondary" name="intent" value="export">
            {say('account.exportAction')}
          </Button>
        </Form>
      </section>
      <section aria-labelledby="deletion-title" className="border-t border-drift py-8">
        <h2 id="deletion-title" className="font-display text-22 font-semibold">
          {say('account.deletion')}
        </h2>
        {deletionDate ? (
          <>
            <p className="mb-5 mt-2 max-w-prose">
              {say('account.deletionDue', {
                date: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
                  new Date(deletionDate),
                ),
              })}
            </p>
            <Form method="post">
              <Button type="submit" name="intent" value="keep">
                {say('account.keep')}
              </Button>
            </Form>
          </>
        ) : (
          <DeletionForm answer={actionData} />
        )}
      </section>
    </>
  );
}

function DeletionForm({ answer }: Readonly<{ answer: Route.ComponentProps['actionData'] }>) {
  const { say } = useWords();
  const { handlers, field } = useForm({
    form: 'deletion',
    answer,
    check: (values) => (passwordTextOf(values, 'password') === '' ? { password: { key: 'validation.required' } } : {}),
  });
  return (
    <>
      <p className="mb-5 mt-2 max-w-prose text-granite">{say('account.deletionNote')}</p>
      <Form method="post" {...handlers} className="grid max-w-md gap-5">
        <input type="hidden" name="intent" value="deletion" />
        <TextInput
          {...field('password')}
          type="password"
          label={say('account.currentPassword')}
          autoComplete="current-password"
          required
        />
        <div>
          <Button type="submit" tone="secondary">
            {say('account.deletionAction')}
          </Button>
        </div>
      </Form>
    </>
  );
}
