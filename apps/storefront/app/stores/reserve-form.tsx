import { reserveWithItem } from '@eyelet/contracts/cart/reserve-with-item.ts';
import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { PhoneField } from '../consumer/person-fields.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { refusedFields } from '../forms/refused-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { useLocale } from '../shop/locale.ts';
import { useMarket } from '../shop/shop-data.ts';
import { botProof, useEarlyProof } from '../shopper/bot-proof.ts';
import { currentShopper } from '../shopper/shopper.ts';
import type { PickupChoice } from './pickup-choice.ts';
import { checkContact, contactOf, reserveFields } from './reserve-check.ts';

export type Reserved = OutputOf<typeof reserveWithItem>;

type ReserveFormProps = Readonly<{
  productId: string;
  choice: PickupChoice;
  onBack: () => void;
  onReserved: (reserved: Reserved) => void;
}>;

const formName = 'reserve';

/** The contact of a reservation. */
export function ReserveForm({ productId, choice, onBack, onReserved }: ReserveFormProps) {
  const say = useSay();
  const market = useMarket();
  const { tag } = useLocale();
  const [busy, setBusy] = useState(false);
  useEarlyProof();
  const form = useForm({
    form: formName,
    check: (posted) => checkContact(posted, market),
    onValid: (posted) => void send(posted),
  });
  const labels = {
    firstName: say('address.firstName'),
    lastName: say('address.lastName'),
    email: say('address.email'),
    phone: say('address.phone'),
  };

  async function send(posted: FormData): Promise<void> {
    if (busy) return;
    setBusy(true);
    const { upc, store } = choice;
    try {
      const body = { productId, upc, qty: 1, storeId: store.id, contact: contactOf(posted, market) };
      const proof = await botProof('placeOrder');
      onReserved(await currentShopper().client.call(reserveWithItem, { body: { ...body, recaptcha_response: proof } }));
    } catch (error) {
      form.setErrors(await refusedFields(error, { tag, fieldById: {}, fields: reserveFields }));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-3 text-18 font-medium">
        {say('stores.reserve.at', { store: choice.store.name })}
        <button type="button" className="plain-link text-14 font-normal" onClick={onBack}>
          {say('stores.reserve.otherStore')}
        </button>
      </p>
      <p className="mb-6 mt-1 text-granite">{say('stores.reserve.text')}</p>
      <form {...form.handlers} className="grid gap-5">
        <FormSummary form={formName} labels={labels} errors={form.errors} attempt={form.attempt} />
        <TextInput {...form.field('firstName')} label={labels.firstName} autoComplete="given-name" required />
        <TextInput {...form.field('lastName')} label={labels.lastName} autoComplete="family-name" required />
        <TextInput {...form.field('email')} label={labels.email} type="email" autoComplete="email" required />
        <PhoneField field={form.field} required />
        <Button type="submit" wide busy={busy} busyLabel={say('stores.reserve.sending')}>
          {say('stores.reserve.submit')}
        </Button>
      </form>
    </>
  );
}
