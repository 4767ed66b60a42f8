import { type StoredAddress, setMain } from '@eyelet/db/addresses/address.ts';
import { isSameAddress } from '@eyelet/domain/addresses/same-address.ts';
import { addressProblems } from '../addresses/check.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import type { AddressDocument } from './address-document.ts';

type Book = readonly StoredAddress<AddressDocument>[];

export const marksOf = (book: Book) =>
  book.map(({ id, approach_type, main }) => ({ id, approachType: approach_type, main }));

type Transaction = Parameters<typeof setMain>[0];

export async function passMainOn(tx: Transaction, left: Book, approachType: 'S' | 'B'): Promise<void> {
  const next = left.find((one) => one.approach_type === approachType);
  if (next && !left.some((one) => one.approach_type === approachType && one.main)) await setMain(tx, next.id);
}

export function isThere(book: Book, document: AddressDocument, approachType: 'S' | 'B'): boolean {
  return book.some((one) => one.approach_type === approachType && isSameAddress(one.document, document));
}

export function documentRefusal(
  context: Context,
  document: AddressDocument,
  approachType: 'S' | 'B',
): Refusal<'SHP410' | 'CHK320'> | undefined {
  if (document.phone === '') return refuse('SHP410', { member: 'phone' });
  const problems = addressProblems(context, { ...document, approachType }, approachType);
  return problems.length > 0 ? refuseFields('CHK320', problems) : undefined;
}
