import type { Country } from '@eyelet/contracts/addresses/list-countries.ts';
import type { AddressRules, FieldRule } from '@eyelet/contracts/addresses/rules.ts';
import { PhoneInput } from '@eyelet/ui/fields/phone-input.tsx';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { FieldErrors } from '../forms/field-errors.ts';
import { useMarket } from '../shop/shop-data.ts';
import type { AddressFieldName, AddressValues } from './address-form.ts';

export type AddressFieldsProps = Readonly<{
  /** `shipping` or `billing`: begins ids and autofill tokens. */
  section: 'shipping' | 'billing';
  rules: AddressRules;
  countries: readonly Country[];
  country: string;
  onCountry: (country: string) => void;
  values: AddressValues;
  errors: FieldErrors;
}>;

const autofill: Readonly<Partial<Record<AddressFieldName, string>>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  province: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
};

/** Width of each field in columns of six, by the usual length of its value. */
const widths: Readonly<Partial<Record<AddressFieldName, string>>> = {
  firstName: 'col-span-6 sm:col-span-3',
  lastName: 'col-span-6 sm:col-span-3',
  city: 'col-span-6 sm:col-span-3 sm:has-[+.zip]:col-span-4 sm:[.zip+&]:col-span-4',
  province: 'col-span-6 sm:col-span-3',
  postalCode: 'zip col-span-3 sm:col-span-2',
};

/** Id of a field, for its label and for the summary of errors. */
export function fieldId(section: string, name: string): string {
  return `${section}-${name}`;
}

/** The fields of a postal address in the order and by the rules of its country (C5.46). */
export function AddressFields(props: AddressFieldsProps) {
  const asked = props.rules.fields.filter(({ name }) => !['email', 'phone', 'phoneCode'].includes(name));
  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-5">
      {asked.map((rule) => (
        <AddressField key={rule.name} rule={rule} {...props} />
      ))}
    </div>
  );
}

function AddressField({ rule, ...props }: AddressFieldsProps & { rule: FieldRule }) {
  const say = useSay();
  const { section, values, errors, rules } = props;
  const name = rule.name as AddressFieldName;
  const common = {
    id: fieldId(section, name),
    name,
    label: rule.label,
    required: rule.required,
    autoComplete: `${section} ${autofill[name] ?? 'off'}`,
    ...(errors[name] ? { error: errors[name] } : {}),
    className: widths[name] ?? 'col-span-6',
  };
  if (name === 'country') return <CountryField {...props} label={rule.label} />;
  if (name === 'province') {
    if (rules.provinces.length === 0) return null;
    const options = rules.provinces.map(({ code, name: label }) => ({ value: code, label }));
    return (
      <Select
        {...common}
        key={rules.countryCode}
        options={options}
        placeholder={say('address.choose')}
        defaultValue={values.province ?? ''}
      />
    );
  }
  const isDigits = name === 'postalCode' && /^\d+$/.test(rule.example ?? '');
  return (
    <TextInput
      {...common}
      {...(isDigits ? { inputMode: 'numeric' } : {})}
      {...(name === 'postalCode' && !isDigits ? { autoCapitalize: 'characters' } : {})}
      {...(rule.required || name === 'addressLine2' ? {} : { optionalLabel: say('address.optional') })}
      defaultValue={values[name] ?? ''}
    />
  );
}

/** The country: a select when there are several, else plain text. */
function CountryField({
  section,
  countries,
  country,
  onCountry,
  errors,
  label,
}: AddressFieldsProps & { label: string }) {
  const [only, ...others] = countries;
  if (only && others.length === 0) {
    return (
      <p className="col-span-6 text-14">
        <input type="hidden" name="country" value={only.code} />
        <span className="text-granite">{label}: </span>
        {only.name}
      </p>
    );
  }
  return (
    <Select
      id={fieldId(section, 'country')}
      name="country"
      label={label}
      required
      autoComplete={`${section} country`}
      options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      value={country}
      onChange={(event) => onCountry(event.currentTarget.value)}
      {...(errors.country ? { error: errors.country } : {})}
      className="col-span-6 sm:col-span-4"
    />
  );
}

/** Email and phone. */
export function ContactFields({ section, values, errors }: Pick<AddressFieldsProps, 'section' | 'values' | 'errors'>) {
  const say = useSay();
  const { phone } = useMarket();
  return (
    <div className="grid gap-5">
      <TextInput
        id={fieldId(section, 'email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={say('address.email')}
        hint={say('address.emailHint')}
        required
        defaultValue={values.email ?? ''}
        {...(errors.email ? { error: errors.email } : {})}
      />
      <PhoneInput
        id={fieldId(section, 'phone')}
        name="phone"
        label={say('address.phone')}
        required
        dialCodeName="phoneCode"
        dialCodeLabel={say('address.phoneCode')}
        dialCodes={phone.dialCodes}
        defaultDialCode={values.phoneCode || phone.dialCode}
        defaultValue={values.phone ?? ''}
        {...(errors.phone ? { error: errors.phone } : {})}
        className="max-w-md"
      />
    </div>
  );
}
