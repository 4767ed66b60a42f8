import type { AddressRules } from '@eyelet/contracts/addresses/rules.ts';
import { changeDeliveryAddress } from '@eyelet/contracts/order-desk/change-address.ts';
import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../look/button.tsx';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { showCurrentOrder, showOrder } from './changed.ts';

/** Country and email of an address stay as they are. */
const members = [
  ...(['firstName', 'lastName', 'addressLine1', 'addressLine2', 'city'] as const),
  ...(['province', 'postalCode', 'phone'] as const),
];

type Member = (typeof members)[number];

type AddressFormProps = Readonly<{
  order: DeskOrder;
  delivery: NonNullable<DeskOrder['delivery']>;
  rules: AddressRules;
  onClose: () => void;
}>;

/** The delivery address of an order, with the fields of its country. */
export function AddressForm({ order: { orderNumber }, delivery, rules, onClose }: AddressFormProps) {
  const { t } = useWords();
  const { address, version } = delivery;
  const fields = rules.fields.flatMap(({ name: of, label, required }) => {
    const name = members.find((one) => one === of);
    return name === undefined || (name === 'province' && rules.provinces.length === 0)
      ? []
      : [{ name, label, required }];
  });
  const form = useForm({
    operation: changeDeliveryAddress,
    initial: Object.fromEntries(members.map((name) => [name, address[name]])) as Record<Member, string>,
    required: fields.flatMap(({ name, required }) => (required ? [name] : [])),
    send: async (values) => {
      const { country, email } = address;
      const body = { ...values, country, email, version };
      await showOrder(await call(changeDeliveryAddress, { params: { orderNumber }, body }).catch(showCurrentOrder));
      showToast(t('studio.orders.address.done', { number: orderNumber }));
      onClose();
    },
  });
  return (
    <Form
      form={form}
      label={t('studio.orders.address.title')}
      action={t('studio.orders.address.save')}
      beside={<Button onPress={onClose}>{t('studio.cancel')}</Button>}
    >
      <p className="hint">{t('studio.orders.address.text', { country: rules.countryName })}</p>
      {fields.map(({ name, label }) =>
        name === 'province' ? (
          <div key={name} className="field">
            <Select
              label={label}
              name={name}
              value={form.values.province}
              options={rules.provinces.map(({ code, name: text }) => ({ id: code, label: text }))}
              onChange={(code) => form.set('province', code)}
            />
            {form.errors.province === undefined ? undefined : (
              <p className="field-error" role="alert">
                {form.errors.province}
              </p>
            )}
          </div>
        ) : (
          <TextField key={name} {...form.text(name)} label={label} autoComplete="off" />
        ),
      )}
    </Form>
  );
}
