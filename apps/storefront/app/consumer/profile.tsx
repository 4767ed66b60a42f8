import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { readTime } from '@eyelet/contracts/time/read.ts';
import { checkProfile } from '@eyelet/domain/consumer/profile.ts';
import { splitPhone } from '@eyelet/domain/validation/phone-number.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { toDisplayDate, toStoredDate } from '@eyelet/domain/validation/stored-date.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { DateInput } from '@eyelet/ui/fields/date-input.tsx';
import { PhoneInput } from '@eyelet/ui/fields/phone-input.tsx';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { answerDone, answerWith, passwordTextOf } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal } from '../forms/field-errors.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';
import { shopContext } from '../shop/shop-context.ts';
import { useMarket } from '../shop/shop-data.ts';
import type { Route } from './+types/profile';
import { DoneNote } from './done-note.tsx';
import { genderOptions } from './genders.ts';
import { AccountHeading } from './heading.tsx';
import { profileFormOf } from './profile-form.ts';
import { asConsumer } from './require-consumer.ts';
import { SaveButton } from './save-button.tsx';
import { useProfile } from './use-profile.ts';

const form = 'profile';

/** Fields for ids that concern one field without naming it. */
const fieldById = {
  PRO400: 'email',
  AUT453: 'email',
  AUT450: 'currentPassword',
  AUT442: 'phone',
  PRO410: 'birthDate',
  PRO411: 'birthDate',
};

export async function loader({ context }: Route.LoaderArgs) {
  const { dateTime } = await context.get(shopContext).client.call(readTime, {});
  return { today: dateTime.slice(0, 10) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { market } = shop;
  const posted = await request.formData();
  const { dateTime } = await shop.client.call(readTime, {});
  const values = profileFormOf(posted);
  const { consumerDetails: kept } = await asConsumer(shop, request, (client) => client.call(readConsumer, {}));
  const today = dateTime.slice(0, 10);
  const problems = checkProfile(values, { market, today, required: [], keptPostalCode: kept.postalCode });
  if (!isClean(problems)) {
    return answerWith(form, posted, errorsOfProblems(problems, await loadMessages(market.tag, ['forms'])));
  }
  const birthDate = toStoredDate(values.birthDate, market.dateFormat);
  const currentPassword = passwordTextOf(posted, 'currentPassword');
  try {
    const { birthDate: _, gender, ...texts } = values;
    const consumerDetails = { ...texts, gender: genderOf(gender), ...(birthDate ? { birthDate } : {}) };
    const body = { consumerProfile: { consumerDetails }, ...(currentPassword ? { currentPassword } : {}) };
    await asConsumer(shop, request, (client) => client.call(updateConsumer, { body }));
    return answerDone(form);
  } catch (error) {
    return answerWith(form, posted, errorsOfRefusal(error, fieldById));
  }
}

function genderOf(text: string): (typeof genderOptions)[number] | '' {
  return genderOptions.find((one) => one === text) ?? '';
}

/** Who the consumer is: name, email, phone, birth date (C2.19). */
export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const market = useMarket();
  const { consumerDetails: details } = useProfile();
  const context = { market, today: loaderData.today, required: [], keptPostalCode: details.postalCode };
  const { errors, attempt, handlers, field } = useForm({
    form,
    answer: actionData,
    check: (values) => checkProfile(profileFormOf(values), context),
  });
  const phone = splitPhone(details.phone);
  const labels = {
    firstName: say('address.firstName'),
    lastName: say('address.lastName'),
    email: say('address.email'),
    currentPassword: say('account.currentPassword'),
    phone: say('address.phone'),
    postalCode: say('account.postalCode'),
    birthDate: say('account.birthDate'),
    gender: say('account.gender'),
  };
  const optional = say('address.optional');
  return (
    <>
      <AccountHeading title={say('account.profile')}>{say('account.profileNote')}</AccountHeading>
      {actionData?.done && <DoneNote>{say('account.saved')}</DoneNote>}
      <Form method="post" {...handlers} className="grid max-w-xl gap-5">
        <FormSummary form={form} labels={labels} errors={errors} attempt={attempt} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput {...field('firstName', details.firstName)} label={labels.firstName} autoComplete="given-name" />
          <TextInput {...field('lastName', details.lastName)} label={labels.lastName} autoComplete="family-name" />
        </div>
        <TextInput
          {...field('email', details.email)}
          type="email"
          inputMode="email"
          label={labels.email}
          autoComplete="email"
          required
        />
        <TextInput
          {...field('currentPassword')}
          type="password"
          label={labels.currentPassword}
          hint={say('account.emailPasswordHint')}
          autoComplete="current-password"
          optionalLabel={optional}
        />
        <PhoneInput
          {...field('phone', phone?.national ?? details.phone)}
          label={labels.phone}
          dialCodeName="phoneCode"
          dialCodeLabel={say('address.phoneCode')}
          dialCodes={market.phone.dialCodes}
          defaultDialCode={phone?.dialCode ?? market.phone.dialCode}
          optionalLabel={optional}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            {...field('postalCode', details.postalCode)}
            label={labels.postalCode}
            autoComplete="postal-code"
            optionalLabel={optional}
          />
          <Select
            {...field('gender', details.gender)}
            label={labels.gender}
            placeholder={say('address.choose')}
            options={genderOptions.map((value) => ({ value, label: say(`account.genders.${value}`) }))}
            optionalLabel={optional}
          />
        </div>
        <DateInput
          {...field('birthDate', details.birthDate ? toDisplayDate(details.birthDate, market.dateFormat) : '')}
          label={labels.birthDate}
          format={market.dateFormat}
          formatHint={say(`account.dateFormat.${market.dateFormat === 'MM/DD/YYYY' ? 'monthFirst' : 'dayFirst'}`)}
          autoComplete="bday"
          optionalLabel={optional}
          className="sm:max-w-60"
        />
        <SaveButton />
      </Form>
    </>
  );
}
