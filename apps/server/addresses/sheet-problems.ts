import type { Address } from '@eyelet/contracts/addresses/address.ts';
import { contactOfAddress } from '@eyelet/domain/wallets/sheet-address.ts';
import { type CheckedMember, contactProblems, longestSheetCity } from '@eyelet/domain/wallets/sheet-contact.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Context } from '../kernel/context.ts';
import type { FieldProblem } from './field-problem.ts';

const fields: Readonly<Record<CheckedMember, keyof Address>> = {
  givenName: 'firstName',
  familyName: 'lastName',
  addressLines: 'addressLine1',
  locality: 'city',
  administrativeArea: 'province',
  postalCode: 'postalCode',
  countryCode: 'country',
};

/** Problems of an address from a payment sheet, by the rules of its country in the browser (B5.5.01 to B5.5.07). */
export function sheetProblems(
  { market }: Pick<Context, 'market'>,
  address: Address,
  stage: 'selected' | 'authorised',
): readonly FieldProblem[] {
  const t = createMessages(market.tag);
  return contactProblems(contactOfAddress(address), market.country, stage).map(({ member, problem }) => {
    const field = fields[member];
    if (problem === 'country') return { field, message: t('error.PAY401') };
    if (problem === 'city') return { field, message: t('validation.maxLength', { n: longestSheetCity }) };
    return { field, message: t(address[field] === '' ? 'validation.required' : 'error.CHK320') };
  });
}
