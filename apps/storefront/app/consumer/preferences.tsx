import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { interests, joinInterests } from '@eyelet/domain/consumer/interests.ts';
import { shoeSize } from '@eyelet/domain/consumer/shoe-size.ts';
import { storePath } from '@eyelet/domain/pages/paths.ts';
import { isClean, problemsOf } from '@eyelet/domain/validation/problems.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { answerDone, answerWith, textOf } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal } from '../forms/field-errors.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { InterestsChoice } from '../forms/interests-choice.tsx';
import { useForm } from '../forms/use-form.ts';
import { shopContext } from '../shop/shop-context.ts';
import { useMarket } from '../shop/shop-data.ts';
import type { Route } from './+types/preferences';
import { DoneNote } from './done-note.tsx';
import { AccountHeading } from './heading.tsx';
import { asConsumer } from './require-consumer.ts';
import { SaveButton } from './save-button.tsx';
import { useProfile } from './use-profile.ts';

const form = 'preferences';

export async function action({ context, request }: Route.ActionArgs) {
  const posted = await request.formData();
  const chosen = posted.getAll('interests').map(String);
  const problems = checkPreferences(posted);
  const shop = context.get(shopContext);
  if (!isClean(problems)) {
    return answerWith(form, posted, errorsOfProblems(problems, await loadMessages(shop.market.tag, ['forms'])));
  }
  const preferences = {
    interests: joinInterests(interests.filter((one) => chosen.includes(one))),
    preferredShoeSize: textOf(posted, 'preferredShoeSize', 20).trim(),
  };
  try {
    await asConsumer(shop, request, (client) =>
      client.call(updateConsumer, { body: { consumerProfile: { preferences } } }),
    );
    return answerDone(form);
  } catch (error) {
    return answerWith(form, posted, errorsOfRefusal(error, {}));
  }
}

function checkPreferences(values: FormData) {
  return problemsOf({ preferredShoeSize: shoeSize(textOf(values, 'preferredShoeSize', 20)) });
}

/** The interests and the size of a consumer. */
export default function PreferencesPage({ actionData }: Route.ComponentProps) {
  const say = useSay();
  const { locale } = useMarket();
  const { preferences } = useProfile();
  const { favStore } = preferences;
  const { errors, attempt, handlers, field } = useForm({ form, answer: actionData, check: checkPreferences });
  const labels = { preferredShoeSize: say('account.shoeSize') };
  return (
    <>
      <AccountHeading title={say('account.preferences')}>{say('account.preferencesNote')}</AccountHeading>
      {actionData?.done && <DoneNote>{say('account.saved')}</DoneNote>}
      <Form method="post" {...handlers} className="grid max-w-xl gap-8">
        <FormSummary form={form} labels={labels} errors={errors} attempt={attempt} />
        <InterestsChoice isTitled chosen={preferences.interests} />
        <TextInput
          {...field('preferredShoeSize', preferences.preferredShoeSize)}
          label={labels.preferredShoeSize}
          hint={say('account.shoeSizeHint')}
          maxLength={20}
          className="sm:max-w-60"
        />
        <SaveButton />
      </Form>
      <section aria-labelledby="fav-store" className="mt-12 max-w-xl border-t border-drift pt-8">
        <h2 id="fav-store" className="mb-2 font-medium">
          {say('account.favStore')}
        </h2>
        {favStore && (
          <p className="mb-2">
            <Link href={storePath(locale, favStore)} className="plain-link">
              {favStore.name}
            </Link>
          </p>
        )}
        <p>
          <Link href={`/${locale}/store-locator`} className="plain-link">
            {say('shop.header.findStore')}
          </Link>
        </p>
      </section>
    </>
  );
}
