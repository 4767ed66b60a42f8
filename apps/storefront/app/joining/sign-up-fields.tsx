import { isRequired, type SignUpField, signUpFields } from '@eyelet/domain/auth/sign-up.ts';
import { splitPhone } from '@eyelet/domain/validation/phone-number.ts';
import { toDisplayDate } from '@eyelet/domain/validation/stored-date.ts';
import { NewPasswordInput } from '@eyelet/ui/fields/new-password-input.tsx';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useRef } from 'react';
import { genderOptions } from '../consumer/genders.ts';
import { BirthDateField, PhoneField } from '../consumer/person-fields.tsx';
import type { CheckedForm } from '../forms/use-form.ts';
import { useMarket } from '../shop/shop-data.ts';
import type { Arrival } from './arrival.ts';
import { ConsentFields } from './consent-fields.tsx';
import type { Prefill } from './prefill.ts';
import { signUpLabels } from './sign-up-labels.ts';
import { SmsOptInField } from './sms-opt-in-field.tsx';
import { useSmsOptIn } from './use-sms-opt-in.ts';

export type SignUpFieldsProps = Readonly<{
  variant: Arrival['variant'];
  prefill: Prefill;
  form: CheckedForm;
}>;

/** The fields of a sign-up form by variant and market (B2.1.02 to B2.1.04, B3.3.13). */
export function SignUpFields({ variant, prefill, form }: SignUpFieldsProps) {
  const say = useSay();
  const market = useMarket();
  const { field, posted } = form;
  const box = useRef<HTMLInputElement>(null);
  const { ticked, change, onPhone } = useSmsOptIn(box, posted?.optInAccepted !== undefined);
  const shown = signUpFields(variant, market);
  const labels = signUpLabels(shown, say);
  const text = (name: SignUpField, initial?: string) => ({
    ...field(name, initial),
    label: labels[name] ?? '',
    required: isRequired(name, variant, market),
    optionalLabel: say('address.optional'),
  });
  const phone = splitPhone(prefill.phone);
  return (
    <>
      <TextInput {...text('email', prefill.email)} type="email" inputMode="email" autoComplete="email" />
      <NewPasswordInput {...field('password')} label={labels.password ?? ''} showLabel={say('auth.showPassword')} />
      {variant !== 'simplified' && (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput {...text('firstName', prefill.firstName)} autoComplete="given-name" />
            <TextInput {...text('lastName', prefill.lastName)} autoComplete="family-name" />
          </div>
          <BirthDateField
            field={field}
            required={isRequired('birthDate', variant, market)}
            initial={prefill.birthDate ? toDisplayDate(prefill.birthDate, market.dateFormat) : ''}
          />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextInput {...text('postalCode', prefill.postalCode)} autoComplete="postal-code" />
            <Select
              {...text('gender', prefill.gender)}
              placeholder={say('address.choose')}
              options={genderOptions.map((value) => ({ value, label: say(`account.genders.${value}`) }))}
            />
          </div>
          <PhoneField
            field={field}
            required={isRequired('phone', variant, market)}
            initial={phone?.national ?? prefill.phone}
            dialCode={phone?.dialCode}
            onValue={onPhone}
          />
          {shown.includes('optInAccepted') && (
            <SmsOptInField
              box={box}
              id={field('optInAccepted').id}
              ticked={ticked}
              onTick={change}
              {...(form.errors.optInAccepted ? { error: form.errors.optInAccepted } : {})}
            />
          )}
          <ConsentFields variant={variant} form={form} />
        </>
      )}
    </>
  );
}
