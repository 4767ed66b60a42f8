import type { Country } from '@eyelet/contracts/addresses/list-countries.ts';
import type { AddressRules } from '@eyelet/contracts/addresses/rules.ts';
import { withServerRules } from '@eyelet/domain/addresses/override-rules.ts';
import { validateAddress } from '@eyelet/domain/addresses/validate-address.ts';
import { checkPictures } from '@eyelet/domain/cases/pictures.ts';
import { checkWarranty, mostOfPlace } from '@eyelet/domain/cases/warranty-form.ts';
import { problemsOf } from '@eyelet/domain/validation/problems.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { DateInput } from '@eyelet/ui/fields/date-input.tsx';
import { TextArea, TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { Notice } from '@eyelet/ui/notices/notice.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { Form } from 'react-router';
import { AddressFields, ContactFields } from '../addresses/address-fields.tsx';
import { type AddressValues, addressValues } from '../addresses/address-form.ts';
import { useAddressRules } from '../addresses/use-address-rules.ts';
import type { FormAnswer } from '../forms/answer.ts';
import { FormProofs, type Proofs } from '../forms/form-proofs.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { fieldIdOf, useForm } from '../forms/use-form.ts';
import { useMarket } from '../shop/shop-data.ts';
import { useEarlyProof } from '../shopper/bot-proof.ts';
import { PictureField } from './picture-field.tsx';
import { useSending } from './use-sending.ts';
import { picturesOf, warrantyFormName, warrantyFormOf } from './warranty-values.ts';

export type WarrantyFormProps = Readonly<{
  /** The first values of the address, from the account. */
  person: AddressValues;
  countries: readonly Country[];
  rules: AddressRules;
  /** YYYY-MM-DD. */
  today: string;
  proofs: Proofs;
  answer: FormAnswer | undefined;
  failure: string | undefined;
}>;

/** The form of a warranty case (C1.34). */
export function WarrantyForm(props: WarrantyFormProps) {
  const { person, countries, today, proofs, answer, failure } = props;
  const say = useSay();
  const market = useMarket();
  const { busy, send } = useSending();
  useEarlyProof();
  const values = answer?.values ?? person;
  const [country, setCountry] = useState(values.country || props.rules.countryCode);
  const rules = useAddressRules(country, props.rules);
  const { errors, attempt, handlers, field } = useForm({
    form: warrantyFormName,
    answer,
    check: (posted) => ({
      ...checkWarranty(warrantyFormOf(posted, market), { market, today }),
      ...problemsOf({ pictures: checkPictures(picturesOf(posted).map(({ size }) => size)) }),
      ...validateAddress(addressValues(posted), withServerRules(rules)),
    }),
    onValid: (posted) => void send(posted),
  });
  const labels = {
    styleId: say('cases.field.styleId'),
    purchasePlace: say('cases.field.purchasePlace'),
    purchaseDate: say('cases.field.purchaseDate'),
    message: say('cases.field.defect'),
    pictures: say('cases.field.pictures'),
    ...Object.fromEntries(rules.fields.map(({ name, label }) => [name, label])),
  };
  return (
    <Form method="post" encType="multipart/form-data" {...handlers} className="grid gap-12">
      {failure && <Notice tone="error">{failure}</Notice>}
      <FormSummary form={warrantyFormName} labels={labels} errors={errors} attempt={attempt} />
      <FormProofs proofs={proofs} />
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
          isLost={answer !== undefined && attempt === 0}
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
      <div>
        <Button type="submit" busy={busy} busyLabel={say('cases.sending')} className="w-full sm:w-auto sm:min-w-48">
          {say('cases.submit')}
        </Button>
      </div>
    </Form>
  );
}
