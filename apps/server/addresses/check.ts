import type { Address, AddressInput } from '@eyelet/contracts/addresses/address.ts';
import { rulesOfCountry } from '@eyelet/domain/addresses/country-rules.ts';
import { normaliseAddress } from '@eyelet/domain/addresses/normalise-address.ts';
import type { CheckRules } from '@eyelet/domain/addresses/override-rules.ts';
import { isPoBox } from '@eyelet/domain/addresses/po-box.ts';
import { postalExample } from '@eyelet/domain/addresses/postal-examples.ts';
import { fitsProvince } from '@eyelet/domain/addresses/postal-province.ts';
import { restrictionOf } from '@eyelet/domain/addresses/restrictions.ts';
import { defaultFields, provinceName } from '@eyelet/domain/addresses/rules.ts';
import { validateAddress } from '@eyelet/domain/addresses/validate-address.ts';
import { isCountry } from '@eyelet/domain/countries/country-list.ts';
import type { Invalid } from '@eyelet/domain/validation/invalid.ts';
import { longestSheetCity } from '@eyelet/domain/wallets/sheet-contact.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import type { FieldProblem } from './field-problem.ts';
import { sheetProblems } from './sheet-problems.ts';

export type Approach = Address['approachType'];

/** An address of a request, in the form in which it is stored (C5.35). */
export function addressFrom({ market }: Pick<Context, 'market'>, input: AddressInput, approachType: Approach): Address {
  const fallback = { country: market.country, dialCode: market.phone.dialCode };
  const address = normaliseAddress({ ...input, country: input.country ?? input.countryCode }, fallback);
  return { ...address, approachType, countryCode: address.country };
}

/**
 * The problems of an address in the order of the form's fields; approach type S is also checked for delivery. A stored
 * address that is checked again may have the longer city that a wallet sends (B5.5.08).
 */
export function addressProblems(
  { market }: Pick<Context, 'market'>,
  address: Address,
  approachType: Approach,
  longestCity: number = defaultFields.city.max ?? longestSheetCity,
): readonly FieldProblem[] {
  const t = createMessages(market.tag);
  const say = ({ key, args }: Invalid) => t(key, args);
  const rules = withLongestCity(rulesFor(address.country, market.phone.dialCode), longestCity);
  const problems = Object.entries(validateAddress(address, rules)).map(([field, invalid]) => ({
    field,
    message: say(invalid),
  }));
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

/**
 * Whether the postal code belongs to another state or province than the one given (C8.73). One that does not exist is a
 * problem of its own.
 */
export function placeProblems({ market }: Pick<Context, 'market'>, address: Address): readonly FieldProblem[] {
  const province = rulesOfCountry(address.country)?.provinces.find(({ code }) => code === address.province);
  const example = postalExample(address.country, address.province);
  if (fitsProvince(address) || !province || example === undefined) return [];
  const args = { province: provinceName(province, market.language), example };
  return [{ field: 'postalCode', message: createMessages(market.tag)('address.postalCodeElsewhere', args) }];
}

/** Contexts of calls whose address comes from a wallet (B4.5.13, B4.5.14). */
const ofWallets: ReadonlySet<string> = new Set(['APPLE_PAY_EXPRESS', 'PAYPAL_EXPRESS']);

/** Fields that a wallet's payment sheet withholds until its owner has authorised. */
const withheld: ReadonlySet<string> = new Set(['firstName', 'lastName', 'addressLine1', 'email', 'phone']);

/**
 * A shipping address that can be delivered to, or the refusal with its own id (C8.71, C8.70, C8.74, C8.73). A wallet
 * may bring a longer city (B5.5.08), and, before its owner has authorised, only the locality; an order needs the full
 * address.
 */
export function checkShipping(
  context: Context,
  input: AddressInput & Readonly<{ context?: string }>,
): Address | Refusal<'SHP410' | 'SHP500' | 'PAY401' | 'CHK320'> {
  const address = addressFrom(context, input, 'S');
  const isWallet = ofWallets.has(input.context ?? '');
  const isSelected = isWallet && [...withheld].every((member) => address[member as keyof Address] === '');
  if (address.phone === '' && !isSelected) return refuse('SHP410');
  if (isPoBox(address)) return refuse('SHP500');
  const isReached = context.market.shipsTo.includes(address.country) && !restrictionOf(address, 'standard');
  if (!isReached) return refuse('PAY401');
  const ofSheet =
    input.context === 'APPLE_PAY_EXPRESS'
      ? sheetProblems(context, address, isSelected ? 'selected' : 'authorised')
      : [];
  if (ofSheet.some(({ field }) => field === 'country')) return refuse('PAY401');
  const own = [
    ...addressProblems(context, address, 'S', isWallet ? longestSheetCity : undefined),
    ...placeProblems(context, address),
  ];
  const problems = [...own, ...ofSheet.filter(({ field }) => !own.some((one) => one.field === field))];
  const counted = isSelected ? problems.filter(({ field }) => !withheld.has(field)) : problems;
  return counted.length > 0 ? refuseFields('CHK320', counted) : address;
}

/** A billing address, or the refusal (C8.83, C8.73). */
export function checkBilling(
  context: Context,
  input: AddressInput & Readonly<{ context?: string }>,
): Address | Refusal<'BILL410' | 'CHK320'> {
  const address = addressFrom(context, input, 'B');
  if (address.phone === '') return refuse('BILL410');
  const longestCity = ofWallets.has(input.context ?? '') ? longestSheetCity : undefined;
  const problems = addressProblems(context, address, 'B', longestCity);
  return problems.length > 0 ? refuseFields('CHK320', problems) : address;
}

function withLongestCity(rules: CheckRules, max: number): CheckRules {
  const { city } = rules.fields;
  return city.max === max ? rules : { ...rules, fields: { ...rules.fields, city: { ...city, max } } };
}

/** Limits for countries without rules: longer than any that exist, short enough to print. */
const elsewhere = {
  ...defaultFields,
  province: { ...defaultFields.province, max: 50 },
  postalCode: { ...defaultFields.postalCode, max: 12 },
};

/** Countries that no market ships to have no rules of their own; the defaults hold there. */
function rulesFor(country: string, dialCode: string): CheckRules {
  return rulesOfCountry(country) ?? { dialCode, fields: elsewhere, provinces: [] };
}
