import type { AddressRules } from '@eyelet/contracts/addresses/rules.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { FormErrorSummary } from '@eyelet/ui/fields/error-summary.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { fieldId } from '../addresses/address-fields.tsx';
import type { FieldErrors } from '../forms/field-errors.ts';

/** Fields above the address. Those of the address follow in the order of its country, then all others. */
const aboveTheAddress = ['card', 'email', 'phone', 'phoneCode', 'addressId'];

export type StepErrorSummaryProps = Readonly<{
  section: 'shipping' | 'billing';
  rules: AddressRules;
  errors: FieldErrors;
  attempt: number;
}>;

/** The error summary of a step: each error names its field and links to it. */
export function StepErrorSummary({ section, rules, errors, attempt }: StepErrorSummaryProps) {
  const say = useSay();
  const asked: readonly string[] = [...aboveTheAddress, ...rules.fields.map(({ name }) => name)];
  const place = (name: string) => (asked.includes(name) ? asked.indexOf(name) : asked.length);
  // Errors without a field are shown in the banner.
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
