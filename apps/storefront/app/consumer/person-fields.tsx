import { DateInput } from '@eyelet/ui/fields/date-input.tsx';
import { PhoneInput } from '@eyelet/ui/fields/phone-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { CheckedForm } from '../forms/use-form.ts';
import { useMarket } from '../shop/shop-data.ts';

type FieldProps = Readonly<{ field: CheckedForm['field']; required: boolean; initial?: string }>;

/** A date of birth in the format of the market. */
export function BirthDateField({ field, required, initial }: FieldProps) {
  const say = useSay();
  const { dateFormat } = useMarket();
  return (
    <DateInput
      {...field('birthDate', initial)}
      label={say('account.birthDate')}
      format={dateFormat}
      formatHint={say(`account.dateFormat.${dateFormat === 'MM/DD/YYYY' ? 'monthFirst' : 'dayFirst'}`)}
      autoComplete="bday"
      required={required}
      optionalLabel={say('address.optional')}
      className="sm:max-w-60"
    />
  );
}

type PhoneFieldProps = FieldProps & Readonly<{ dialCode?: string | undefined; onValue?: (phone: string) => void }>;

export function PhoneField({ field, required, initial, dialCode, onValue }: PhoneFieldProps) {
  const say = useSay();
  const { phone } = useMarket();
  return (
    <PhoneInput
      {...field('phone', initial)}
      label={say('address.phone')}
      dialCodeName="phoneCode"
      dialCodeLabel={say('address.phoneCode')}
      dialCodes={phone.dialCodes}
      defaultDialCode={field('phoneCode', dialCode).defaultValue || phone.dialCode}
      required={required}
      optionalLabel={say('address.optional')}
      {...(onValue ? { onValue } : {})}
    />
  );
}
