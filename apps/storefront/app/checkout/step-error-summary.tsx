import type { AddressRules } from '@eyelet/contracts/addresses/rules.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { FormErrorSummary } from '@eyelet/ui/fields/error-summary.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { FieldErrors } from '../forms/field-errors.ts';
import { fieldId } from './address-fields.tsx';
import { type AddressFieldName, addressFieldNames } from './address-form.ts';

export type StepErrorSummaryProps = Readonly<{
  section: 'shipping' | 'billing';
  rules: AddressRules;
  errors: FieldErrors;
  attempt: number;
}>;

/** All errors of a step in one place, each named by its field and leading to it. */
export function StepErrorSummary({ section, rules, errors, attempt }: StepErrorSummaryProps) {
  const say = useSay();
  const place = (name: string) => addressFieldNames.indexOf(name as AddressFieldName);
  // What is at no field stands in the banner above.
  const entries = Object.entries(errors)
    .filter(([name]) => name !== '')
    .toSorted(([one], [other]) => place(one) - place(other));
  return (
    <FormErrorSummary
      title={say('validation.summary', { n: entries.length })}
      errors={entries.map(([name, message]) => ({
        fieldId: fieldId(section, name),
        message: [labelOf(name, rules, say), message].filter(Boolean).join(': '),
      }))}
      attempt={attempt}
    />
  );
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
