import { listCountries } from '@eyelet/contracts/addresses/list-countries.ts';
import { addAddress } from '@eyelet/contracts/consumer/add-address.ts';
import { changeAddress } from '@eyelet/contracts/consumer/change-address.ts';
import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { withServerRules } from '@eyelet/domain/addresses/override-rules.ts';
import { validateAddress } from '@eyelet/domain/addresses/validate-address.ts';
import { splitPhone } from '@eyelet/domain/validation/phone-number.ts';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { Checkbox } from '@eyelet/ui/fields/checkbox.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { Form, redirect } from 'react-router';
import { AddressFields, ContactFields } from '../addresses/address-fields.tsx';
import { type AddressValues, addressValues, valuesOfAddress } from '../addresses/address-form.ts';
import { checkAddress } from '../addresses/check-address.ts';
import { rulesOr } from '../addresses/load-rules.ts';
import { useAddressRules } from '../addresses/use-address-rules.ts';
import { answerWith } from '../forms/answer.ts';
import { errorsOfRefusal } from '../forms/field-errors.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { useForm } from '../forms/use-form.ts';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/address';
import { AccountHeading } from './heading.tsx';
import { asConsumer } from './require-consumer.ts';
import { SaveButton } from './save-button.tsx';

type ApproachType = 'S' | 'B';

const typeOf = (text: string | null): ApproachType => (text === 'B' ? 'B' : 'S');
/** Ids and autofill of its fields are those of the checkout. */
const sectionOf = (type: ApproachType) => (type === 'B' ? 'billing' : 'shipping');

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { market, client } = shop;
  const query = new URL(request.url).searchParams;
  const id = query.get('id');
  const { consumerDetails } = await asConsumer(shop, request, () => client.call(readConsumer, {}));
  const address = consumerDetails.addresses.find((one) => one.addressId === id) ?? null;
  // An unknown or deleted address cannot be changed.
  if (id !== null && !address) throw redirect(`/${market.locale}/account/addresses`);
  const type = address?.approachType ?? typeOf(query.get('type'));
  const { countries } = await client.call(listCountries, {});
  return {
    type,
    address,
    person: personOf(consumerDetails),
    countries: type === 'S' ? countries.filter((one) => market.shipsTo.includes(one.code)) : countries,
    rules: await rulesOr(client, address?.country ?? market.country, market.country),
  };
}

/** The first values of a new address, from the profile. */
function personOf({ firstName, lastName, email, phone }: Profile['consumerDetails']): AddressValues {
  const split = splitPhone(phone);
  return { firstName, lastName, email, ...(split ? { phone: split.national, phoneCode: split.dialCode } : { phone }) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const posted = await request.formData();
  const query = new URL(request.url).searchParams;
  const values = addressValues(posted);
  const approachType = typeOf(String(posted.get('approachType')));
  const form = sectionOf(approachType);
  const errors = await checkAddress(shop, values);
  if (Object.keys(errors).length > 0) return answerWith(form, posted, errors);
  const address = { ...values, approachType, ...(posted.has('main') ? { main: true } : {}) };
  const addressId = query.get('id');
  try {
    await asConsumer(shop, request, async (client) =>
      addressId === null
        ? client.call(addAddress, { body: { address } })
        : client.call(changeAddress, { params: { addressId }, body: { address } }),
    );
  } catch (error) {
    return answerWith(form, posted, errorsOfRefusal(error, { SHP410: 'phone', CCA400: 'addressLine1' }));
  }
  return redirect(`/${shop.market.locale}/account/addresses`, 303);
}

/** One address of the address book, new or changed, by the rules of its country. */
export default function AddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const { type, address, person } = loaderData;
  const form = sectionOf(type);
  const posted = actionData?.form === form ? actionData.values : undefined;
  const values: AddressValues = posted ?? (address ? valuesOfAddress(address) : person);
  const [country, setCountry] = useState(values.country || loaderData.rules.countryCode);
  const rules = useAddressRules(country, loaderData.rules);
  const { errors, attempt, handlers } = useForm({
    form,
    answer: actionData,
    check: (entered) => validateAddress(addressValues(entered), withServerRules(rules)),
  });
  const labels = Object.fromEntries(rules.fields.map(({ name, label }) => [name, label]));
  return (
    <>
      <AccountHeading title={say(address ? 'account.changeAddress' : `account.newAddress.${type}`)} />
      <Form method="post" {...handlers} className="grid max-w-xl gap-6">
        <FormSummary form={form} labels={labels} errors={errors} attempt={attempt} />
        <input type="hidden" name="approachType" value={type} />
        <AddressFields
          section={form}
          rules={rules}
          countries={loaderData.countries}
          country={country}
          onCountry={setCountry}
          values={values}
          errors={errors}
        />
        <ContactFields section={form} values={values} errors={errors} />
        {!address?.main && <Checkbox name="main" value="1" label={say('account.asMain')} />}
        <div className="flex flex-wrap items-center gap-6">
          <SaveButton />
          <TextLink href={`/${path}/account/addresses`}>{say('account.back')}</TextLink>
        </div>
      </Form>
    </>
  );
}
