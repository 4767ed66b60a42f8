import type { Address, AddressInput } from '@eyelet/contracts/addresses/address.ts';
import { rulesOfCountry } from '@eyelet/domain/address/country-rules.ts';
import { normaliseAddress } from '@eyelet/domain/address/normalise-address.ts';
import type { CheckRules } from '@eyelet/domain/address/override-rules.ts';
import { isPoBox } from '@eyelet/domain/address/po-box.ts';
import { defaultFields } from '@eyelet/domain/address/rules.ts';
import { validateAddress } from '@eyelet/domain/address/validate-address.ts';
import { isCountry } from '@eyelet/domain/countries/country-list.ts';
import type { Invalid } from '@eyelet/domain/validation/invalid.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse, refuseFields } from '../kernel/refusal.ts';

export type Approach = Address['approachType'];
export type FieldProblem = Readonly<{ field: string; message: string }>;

/** What came in a request, in the form it is kept in (C5.35). */
export function addressFrom(input: AddressInput, approachType: Approach, { market }: Pick<Context, 'market'>): Address {
  const fallback = { country: market.country, dialCode: market.phone.dialCode };
  const address = normaliseAddress({ ...input, country: input.country ?? input.countryCode }, fallback);
  return { ...address, approachType, countryCode: address.country };
}

/** What is wrong with an address, in the shopper's words and in the order in which a form asks; S also checks delivery. */
export function addressProblems(
  address: Address,
  approachType: Approach,
  { market }: Pick<Context, 'market'>,
): readonly FieldProblem[] {
  const t = createMessages(market.language);
  const say = ({ key, args }: Invalid) => t(key, args);
  const problems = Object.entries(validateAddress(address, rulesFor(address.country, market.phone.dialCode))).map(
    ([field, invalid]) => ({ field, message: say(invalid) }),
  );
  if (approachType === 'B' && !isCountry(address.country)) {
    problems.push({ field: 'country', message: t('validation.oneOf') });
  }
  if (approachType === 'S' && isPoBox(address)) {
    problems.push({ field: 'addressLine1', message: t('validation.poBox') });
  }
  if (approachType === 'S' && !market.shipsTo.includes(address.country)) {
    problems.push({ field: 'country', message: t('error.PAY401') });
  }
  return problems;
}

/** A shipping address that can be delivered to, or the refusal with its own id (C8.71, C8.70, C8.74, C8.73). */
export function checkShipping(
  input: AddressInput,
  context: Context,
): Address | Refusal<'SHP410' | 'SHP500' | 'PAY401' | 'CHK320'> {
  const address = addressFrom(input, 'S', context);
  if (address.phone === '') return refuse('SHP410');
  if (isPoBox(address)) return refuse('SHP500');
  if (!context.market.shipsTo.includes(address.country)) return refuse('PAY401');
  const problems = addressProblems(address, 'S', context);
  return problems.length > 0 ? refuseFields('CHK320', problems) : address;
}

/** A billing address, or the refusal (C8.83, C8.73). */
export function checkBilling(input: AddressInput, context: Context): Address | Refusal<'BILL410' | 'CHK320'> {
  const address = addressFrom(input, 'B', context);
  if (address.phone === '') return refuse('BILL410');
  const problems = addressProblems(address, 'B', context);
  return problems.length > 0 ? refuseFields('CHK320', problems) : address;
}

/** Countries that no market ships to have no rules of their own; the defaults hold there. */
function rulesFor(country: string, dialCode: string): CheckRules {
  return rulesOfCountry(country) ?? { dialCode, fields: defaultFields, provinces: [] };
}
