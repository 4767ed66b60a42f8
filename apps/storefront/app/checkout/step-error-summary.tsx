import type { AddressRules } from '@eyelet/contracts/addresses/rules.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { FormErrorSummary } from '@eyelet/ui/fields/error-summary.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { fieldId } from '../addresses/address-fields.tsx';
import type { FieldErrors } from '../forms/field-errors.ts';

/** Fields that stand above an address; its own come in the order of its country, all others below. */
const aboveTheAddress = ['card', 'email', 'phone', 'phoneCode', 'addressId'];

export type StepErrorSummaryProps = Readonly<{
  section: 'shipping' | 'billing';
  rules: AddressRules;
  errors: FieldErrors;
  attempt: number;
}>;

/** All errors of a step in one place, each named by its field and leading to it. */
export function StepErrorSummary({ section, rules, errors, attempt }: StepErrorSummaryProps) {
  const say = useSay();
  const asked: readonly string[] = [...aboveTheAddress, ...rules.fields.map(({ name }) => name)];
  const place = (name: string) => (asked.includes(name) ? asked.indexOf(name) : asked.length);
  // What is at no field stands in the banner above.
  const entries = Object.entries(errors)
    .filter(([name]) => name !== '')
    .toSorted(([one], [other]) => place(one) - place(other));
  return (
    <FormErrorSummary
      title={say('validation.summary', { n: entries.length })}
      errors={entries.map(([name, message]) => ({
        fieldId: fieldId(section, name),
        message: named(labelOf(name, rules, say), message, say),
      }))}
      attempt={attempt}
    />
  );
}

function named(label: string | undefined, message: string, say: Translate): string {
  return label ? say('shop.labelled', { label, value: message }) : message;
}

function labelOf(name: string, rules: AddressRules, say: Translate): string | undefined {
  if (name === 'method') return say('checkout.shippingMethod');
  if (name === 'card') return say('checkout.payment');
  if (name === 'addressId') return say('checkout.chooseAddress');
  if (name === 'collectionPointId') return say('checkout.collectionChoose');
  if (name === 'pickupEmail') return say('checkout.pickupEmail');
  if (name === 'pickupPhone') return say('checkout.pickupPhone');
  return rules.fields.find((rule) => rule.name === name)?.label;
}
