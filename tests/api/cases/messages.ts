import { randomUUID } from 'node:crypto';
import { contactShop } from '@eyelet/contracts/cases/contact.ts';
import { submitWarranty } from '@eyelet/contracts/cases/submit-warranty.ts';
import type { InputOf, RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import type { MailRow } from '@eyelet/db/outbox/mail.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';

export type Message = InputOf<typeof contactShop>['body']['payload'];

/** A message to the shop, as the form of the storefront sends it. */
export function messageOf(change: Message = {}): RequestOf<typeof contactShop> {
  const payload = {
    ...{ category: 'order', subject: 'order-status', firstName: 'Runa', lastName: 'Strand' },
    ...{ email: 'runa@example.com', phone: '2075550144', orderNumber: 'E-1001', message: 'Where is my order?' },
    ...change,
  };
  return { body: { requestType: 'contact', organisation: 'skerry', payload } };
}

/** Submits a warranty case; returns its reference. */
export async function writtenWarranty(origin: string, email = `${randomUUID().slice(0, 8)}@example.com`) {
  const payload = {
    ...{ styleId: 'AB12CD34', purchasePlace: 'Skerry', purchaseDate: '2026-03-05', message: 'The sole came off.' },
    ...{ firstName: 'Runa', lastName: 'Strand', addressLine1: '4 Wharf St', city: 'Portland', province: 'ME' },
    ...{ postalCode: '04101', country: 'US', email, phone: '2075550144' },
  };
  const shopper = await newShopper(origin);
  const body = { requestType: 'warranty', organisation: 'skerry', payload } as const;
  return (await shopper.call(submitWarranty, { body })).caseReference;
}

/** Writes to the shop; returns the reference of the case. */
export async function writtenCase(origin: string, change: Message = {}): Promise<string> {
  const shopper = await newShopper(origin);
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  return (await shopper.call(contactShop, messageOf({ email, ...change }))).caseReference;
}

/** The mails to an address, the oldest first, once all letters have been written. */
export async function mailsTo(running: RunningShop, recipient: string): Promise<readonly MailRow[]> {
  for (let round = 0; round < 3; round++) await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<MailRow>(
    'select * from mail where recipient = $1 order by created_at, id',
    [recipient],
  );
  return rows;
}
