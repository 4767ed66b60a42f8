import { submitWarranty } from '@eyelet/contracts/cases/submit-warranty.ts';
import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { localTime } from '@eyelet/domain/calendar/local-time.ts';
import { warrantySubject } from '@eyelet/domain/cases/subjects.ts';
import { checkWarranty } from '@eyelet/domain/cases/warranty-form.ts';
import { addressFrom, addressProblems } from '../addresses/check.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseFields } from '../kernel/refusal.ts';
import { fieldRefusalsOf } from './field-refusal.ts';
import { consumerOf, fingerprintOf, openCase } from './open-case.ts';
import { readPictures } from './read-pictures.ts';

/** Receives a warranty case with its pictures (C7.90, C1.34). */
export const submitWarrantyHandler = handle(submitWarranty, async (context, { body }) => {
  const { market, now } = context;
  const { payload, organisation } = body;
  if (Object.keys(payload).length === 0) return refuse('ATTR300');
  const text = (value: string | undefined) => (value ?? '').trim();
  const form = {
    ...{ styleId: text(payload.styleId), purchasePlace: text(payload.purchasePlace) },
    ...{ purchaseDate: text(payload.purchaseDate), message: text(payload.message) },
  };
  const { day: today } = localTime(now, market.timeZone);
  const problems = checkWarranty(form, { market, today });
  const address = addressFrom(context, payload, 'B');
  const fields = [...fieldRefusalsOf(problems, market.tag), ...addressProblems(context, address, 'B')];
  const pictures = await readPictures(fields.length > 0 ? [] : (payload.pictures ?? []));
  if ('key' in pictures) return refuseFields('PRO412', fieldRefusalsOf({ pictures }, market.tag));
  if (fields.length > 0) return refuseFields('PRO412', fields);
  const fingerprint = fingerprintOf('warranty', consumerOf(context), form, address, payload.pictures ?? []);
  const { message, ...piece } = form;
  const row = {
    ...{ kind: 'warranty' as const, ...warrantySubject, email: address.email },
    ...{ first_name: address.firstName, last_name: address.lastName, phone: address.phone, order_number: '' },
    warranty: JSON.stringify({ ...piece, address: addressLines(address) }),
    organisation: organisation.trim(),
  };
  return { caseReference: await openCase(context, { row, message, pictures, fingerprint }) };
});
