import type { SavedAddress } from '@eyelet/contracts/consumer/address.ts';
import { changeAddress } from '@eyelet/contracts/consumer/change-address.ts';
import { removeAddress } from '@eyelet/contracts/consumer/remove-address.ts';
import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { mainFirst } from '@eyelet/domain/consumer/main-address.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import { Button, ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { AddressText } from '../addresses/address-text.tsx';
import { answerDone, answerWith, textOf } from '../forms/answer.ts';
import { errorsOfRefusal } from '../forms/field-errors.ts';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/addresses';
import { DoneNote } from './done-note.tsx';
import { AccountHeading } from './heading.tsx';
import { asConsumer } from './require-consumer.ts';
import { useProfile } from './use-profile.ts';

export async function action({ context, request }: Route.ActionArgs) {
  const posted = await request.formData();
  const params = { addressId: textOf(posted, 'addressId', 64) };
  try {
    await asConsumer(context.get(shopContext), request, async (client) =>
      posted.get('intent') === 'remove'
        ? client.call(removeAddress, { params })
        : client.call(changeAddress, { params, body: { address: { main: true } } }),
    );
    return answerDone('addresses');
  } catch (error) {
    return answerWith('addresses', posted, errorsOfRefusal(error, { PRO414: '', CCA401: '' }));
  }
}

/** The address book (C1.16): one list for deliveries, one for bills, the main address first. */
export default function AddressesPage({ actionData }: Route.ComponentProps) {
  const { say } = useWords();
  const { addresses } = useProfile().consumerDetails;
  return (
    <>
      <AccountHeading title={say('account.addresses')}>{say('account.addressesNote')}</AccountHeading>
      {actionData?.done && <DoneNote>{say('account.saved')}</DoneNote>}
      {actionData?.errors[''] && (
        <p role="alert" className="mb-6 border-l-2 border-buoy bg-paper p-4">
          {actionData.errors['']}
        </p>
      )}
      <Book type="S" addresses={addresses} />
      <Book type="B" addresses={addresses} />
    </>
  );
}

function Book({ type, addresses }: Readonly<{ type: 'S' | 'B'; addresses: readonly SavedAddress[] }>) {
  const { say } = useWords();
  const { path } = useLocale();
  const book = mainFirst(addresses.filter((one) => one.approachType === type));
  const title = say(`account.addressType.${type}`);
  return (
    <section aria-labelledby={`addresses-${type}`} className="mb-12">
      <div className="flex flex-wrap items-baseline justify-between gap-4 border-b border-drift pb-3">
        <h2 id={`addresses-${type}`} className="font-display text-22 font-semibold">
          {title}
        </h2>
        <ButtonLink href={`/${path}/account/address?type=${type}`} tone="quiet" size="small" className="!px-0">
          {say('account.addAddress')}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
      {book.length === 0 ? (
        <p className="py-6 text-granite">{say('account.noAddress')}</p>
      ) : (
        <ul>
          {book.map((address) => (
            <Entry key={address.addressId} address={address} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ address }: Readonly<{ address: SavedAddress }>) {
  const { say, tag } = useWords();
  const { path } = useLocale();
  const lines = addressLines(address, countryName(address.country, tag));
  const which = <span className="sr-only">: {address.addressLine1}</span>;
  return (
    <li className="flex flex-col gap-x-8 gap-y-3 border-b border-drift py-5 sm:flex-row sm:items-start sm:justify-between">
      <div>
        {address.main && <p className="mb-1 text-14 font-medium text-kelp">{say('account.mainAddress')}</p>}
        <AddressText lines={lines} address={address} />
      </div>
      <Form method="post" className="flex flex-wrap items-center gap-x-6 text-14 font-medium">
        <input type="hidden" name="addressId" value={address.addressId} />
        <TextLink href={`/${path}/account/address?id=${encodeURIComponent(address.addressId)}`}>
          {say('account.change')}
          {which}
        </TextLink>
        {!address.main && (
          <Button type="submit" name="intent" value="main" tone="quiet" size="small" className="!px-0">
            {say('account.makeMain')}
            {which}
          </Button>
        )}
        <Button type="submit" name="intent" value="remove" tone="quiet" size="small" className="!px-0">
          {say('account.remove')}
          {which}
        </Button>
      </Form>
    </li>
  );
}
