import { type EnrolmentStep, missingFields } from '@eyelet/domain/consumer/enrolment.ts';
import { LinkedText, linkMark } from '@eyelet/ui/actions/linked-text.tsx';
import { Checkbox } from '@eyelet/ui/fields/checkbox.tsx';
import { NewPasswordInput } from '@eyelet/ui/fields/new-password-input.tsx';
import { PasswordInput } from '@eyelet/ui/fields/password-input.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { BirthDateField, PhoneField } from '../consumer/person-fields.tsx';
import { InterestsChoice } from '../forms/interests-choice.tsx';
import { passwordOf } from '../forms/password-of.ts';
import type { CheckedForm } from '../forms/use-form.ts';
import { useLocale } from '../shop/locale.ts';
import type { EnrolmentPerson } from './enrolment-person.ts';

type EnrolmentFieldsProps = Readonly<{
  step: EnrolmentStep;
  email: string;
  person: EnrolmentPerson | undefined;
  form: CheckedForm;
}>;

export function EnrolmentFields({ step, email, person, form }: EnrolmentFieldsProps) {
  const say = useSay();
  const { field } = form;
  switch (step) {
    case 'lookup':
      return (
        <TextInput
          {...field('email', email)}
          type="email"
          inputMode="email"
          autoComplete="email"
          label={say('address.email')}
          required
        />
      );
    case 'signIn':
      return (
        <PasswordInput
          {...passwordOf(field('password'))}
          autoComplete="current-password"
          label={say('account.password')}
          showLabel={say('auth.showPassword')}
        />
      );
    case 'signUp':
      return (
        <NewPasswordInput {...field('password')} label={say('account.password')} showLabel={say('auth.showPassword')} />
      );
    case 'nonLoyalty':
      return (
        <>
          {!person?.birthDate && <BirthDateField field={field} required />}
          <LoyaltyTerms form={form} />
        </>
      );
    case 'mobile':
      return <PhoneField field={field} required />;
    case 'profile':
      return person ? <MissingFields form={form} person={person} /> : null;
    case 'interests':
      return <InterestsChoice chosen={person?.interests ?? ''} />;
    default:
      return null;
  }
}

function LoyaltyTerms({ form }: Readonly<{ form: CheckedForm }>) {
  const say = useSay();
  const { path } = useLocale();
  return (
    <Checkbox
      id={form.field('loyaltyTerms').id}
      name="loyaltyTerms"
      required
      label={
        <LinkedText
          text={say('joining.loyaltyTerms', { link: linkMark })}
          href={`/${path}/loyalty-terms`}
          label={say('joining.loyaltyTermsLink')}
        />
      }
      {...(form.errors.loyaltyTerms ? { error: form.errors.loyaltyTerms } : {})}
    />
  );
}

/** The fields of the profile that are still empty; the phone has a step of its own. */
function MissingFields({ form: { field }, person }: Readonly<{ form: CheckedForm; person: EnrolmentPerson }>) {
  const say = useSay();
  const missing = missingFields(person);
  return (
    <>
      {missing.includes('firstName') && (
        <TextInput {...field('firstName')} label={say('address.firstName')} autoComplete="given-name" required />
      )}
      {missing.includes('lastName') && (
        <TextInput {...field('lastName')} label={say('address.lastName')} autoComplete="family-name" required />
      )}
      {missing.includes('postalCode') && (
        <TextInput
          {...field('postalCode')}
          label={say('account.postalCode')}
          autoComplete="postal-code"
          required
          className="sm:max-w-60"
        />
      )}
      {missing.includes('birthDate') && <BirthDateField field={field} required />}
    </>
  );
}
