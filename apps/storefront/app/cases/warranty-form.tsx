import type { Country } from '@eyelet/contracts/addresses/list-countries.ts';
import type { AddressRules } from '@eyelet/contracts/addresses/rules.ts';
import { withServerRules } from '@eyelet/domain/addresses/override-rules.ts';
import { validateAddress } from '@eyelet/domain/addresses/validate-address.ts';
import { mostOfPlace } from '@eyelet/domain/cases/warranty-form.ts';
import { DateInput } from '@eyelet/ui/fields/date-input.tsx';
import { TextArea, TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { AddressFields, ContactFields } from '../addresses/address-fields.tsx';
import { type AddressValues, addressValues } from '../addresses/address-form.ts';
import { useAddressRules } from '../addresses/use-address-rules.ts';
import { fieldIdOf, useForm } from '../forms/use-form.ts';
import { useMarket } from '../shop/shop-data.ts';
import { CaseForm, type CaseFormState } from './case-form.tsx';
import { PictureField } from './picture-field.tsx';
import { useSend } from './use-send.ts';
import { warrantyFormName, warrantyProblems } from './warranty-values.ts';

export type WarrantyFormProps = Readonly<{
  /** The first values of the address, from the account. */
  person: AddressValues;
  countries: readonly Country[];
  rules: AddressRules;
  /** YYYY-MM-DD. */
  today: string;
}> &
  CaseFormState;

/** The form of a warranty case (C1.34). */
export function WarrantyForm({ person, countries, rules: firstRules, today, ...state }: WarrantyFormProps) {
  const say = useSay();
  const market = useMarket();
  const { busy, send } = useSend();
  const values = state.answer?.values ?? person;
  const [country, setCountry] = useState(values.country || firstRules.countryCode);
  const rules = useAddressRules(country, firstRules);
  const form = useForm({
    form: warrantyFormName,
    answer: state.answer,
    check: (posted) => ({
      ...warrantyProblems(posted, { market, today }),
      ...validateAddress(addressValues(posted), withServerRules(rules)),
    }),
    onValid: (posted) => void send(posted),
  });
  const { errors, attempt, field } = form;
  const labels = {
    styleId: say('cases.field.styleId'),
    purchasePlace: say('cases.field.purchasePlace'),
    purchaseDate: say('cases.field.purchaseDate'),
    message: say('cases.field.defect'),
    pictures: say('cases.field.pictures'),
    ...Object.fromEntries(rules.fields.map(({ name, label }) => [name, label])),
  };
  return (
    <CaseForm
      name={warrantyFormName}
      form={form}
      state={state}
      labels={labels}
      busy={busy}
      action={say('cases.submit')}
      className="mt-10 grid gap-12"
    >
      <fieldset className="grid gap-5">
        <legend className="mb-5 text-22 font-semibold">{say('cases.warranty.piece')}</legend>
        <TextInput
          {...field('styleId')}
          label={labels.styleId}
          hint={say('cases.hint.styleId')}
          required
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          className="sm:max-w-80"
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextInput
            {...field('purchasePlace')}
            label={labels.purchasePlace}
            hint={say('cases.hint.purchasePlace')}
            required
            autoComplete="off"
            maxLength={mostOfPlace}
          />
          <DateInput
            {...field('purchaseDate')}
            label={labels.purchaseDate}
            format={market.dateFormat}
            formatHint={say(`account.dateFormat.${market.dateFormat === 'MM/DD/YYYY' ? 'monthFirst' : 'dayFirst'}`)}
            required
            autoComplete="off"
          />
        </div>
        <TextArea {...field('message')} label={labels.message} required rows={6} />
        <PictureField
          id={fieldIdOf(warrantyFormName, 'pictures')}
          isLost={state.answer !== undefined && attempt === 0}
          {...(errors.pictures ? { error: errors.pictures } : {})}
        />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="mb-5 text-22 font-semibold">{say('cases.warranty.you')}</legend>
        <AddressFields
          section={warrantyFormName}
          rules={rules}
          countries={countries}
          country={country}
          onCountry={setCountry}
          values={values}
          errors={errors}
        />
        <ContactFields section={warrantyFormName} values={values} errors={errors} />
      </fieldset>
    </CaseForm>
  );
}
