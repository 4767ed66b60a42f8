import { listCountries } from '@eyelet/contracts/addresses/list-countries.ts';
import { submitWarranty } from '@eyelet/contracts/cases/submit-warranty.ts';
import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { readTime } from '@eyelet/contracts/time/read.ts';
import { localTime } from '@eyelet/domain/calendar/local-time.ts';
import { splitPhone } from '@eyelet/domain/validation/phone-number.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type AddressValues, addressValues, valuesOfAddress } from '../addresses/address-form.ts';
import { checkAddress } from '../addresses/check-address.ts';
import { rulesOr } from '../addresses/load-rules.ts';
import { textOf } from '../forms/answer.ts';
import { errorsOfProblems, type FieldErrors } from '../forms/field-errors.ts';
import { openPage } from '../page/open-page.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import { profileOnServer } from '../shopper/profile-on-server.ts';
import type { Route } from './+types/warranty-page';
import { answerCall, answerErrors, type CaseAnswer } from './case-answer.ts';
import { CasePage } from './case-page.tsx';
import { encodePictures, picturesOf } from './posted-files.ts';
import { WarrantyForm } from './warranty-form.tsx';
import { warrantyFormName, warrantyFormOf, warrantyProblems } from './warranty-values.ts';

/** The current day in the market, by the clock of the server. */
async function todayIn({ client, market }: ShopContext): Promise<string> {
  const { dateTime } = await client.call(readTime, {});
  return localTime(new Date(dateTime), market.timeZone).day;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const { market, client } = shop;
  const profile = await profileOnServer(shop, request);
  const person = profile ? personOf(profile.consumerDetails) : {};
  const { countries } = await client.call(listCountries, {});
  return {
    person,
    countries: countries.filter(({ code }) => market.shipsTo.includes(code)),
    rules: await rulesOr(client, person.country ?? market.country, market.country),
    today: await todayIn(shop),
    proofs: { first: shop.formProof(), second: shop.formProof() },
  };
}

/** The first values of the form: the main address of the account, else what the profile has. */
function personOf({ addresses, firstName, lastName, email, phone }: Profile['consumerDetails']): AddressValues {
  const [main] = addresses.filter(({ approachType }) => approachType === 'S');
  if (main) return { ...valuesOfAddress(main), email };
  const split = splitPhone(phone);
  return { firstName, lastName, email, ...(split ? { phone: split.national, phoneCode: split.dialCode } : { phone }) };
}

export async function action({ context, params, request }: Route.ActionArgs): Promise<CaseAnswer> {
  const shop = openPage(context, params);
  const posted = await request.formData();
  const form = warrantyFormOf(posted, shop.market);
  const errors = await errorsOf(shop, posted);
  if (Object.keys(errors).length > 0) return answerErrors(warrantyFormName, posted, errors);
  const address = addressValues(posted);
  const payload = { ...form, ...address, pictures: await encodePictures(picturesOf(posted)) };
  const proof = textOf(posted, 'recaptcha_response', 8192);
  const body = { requestType: 'warranty', organisation: shop.shopName, payload, recaptcha_response: proof } as const;
  const send = () => shop.client.call(submitWarranty, { body });
  return answerCall(warrantyFormName, posted, address.email ?? '', send);
}

/** All errors of a posted case, by the same rules as in the browser. */
async function errorsOf(shop: ShopContext, posted: FormData): Promise<FieldErrors> {
  const { market } = shop;
  const problems = warrantyProblems(posted, { market, today: await todayIn(shop) });
  const ofAddress = await checkAddress(shop, addressValues(posted));
  return { ...errorsOfProblems(problems, await loadMessages(market.tag, ['forms'])), ...ofAddress };
}

/** The page for warranty cases (C1.30). */
export default function WarrantyPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  return (
    <CasePage
      title={say('cases.warranty.title')}
      intro={say('cases.warranty.intro')}
      page="help/warranty"
      sent={actionData?.sent}
    >
      <WarrantyForm {...loaderData} answer={actionData?.answer} failure={actionData?.failure} />
    </CasePage>
  );
}
