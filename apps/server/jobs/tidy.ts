import { dropSpentProofs } from '@eyelet/db/bot-check/spent-proof.ts';
import { dropOldBulkActions } from '@eyelet/db/bulk-actions/bulk-action.ts';
import { dropStaleCarts } from '@eyelet/db/cart/cart.ts';
import { dropOldCases } from '@eyelet/db/cases/case.ts';
import { dropOldEnrolments } from '@eyelet/db/consumers/enrolment.ts';
import { dropOldCodes } from '@eyelet/db/credentials/authorization-code.ts';
import { dropOldDevices } from '@eyelet/db/credentials/known-device.ts';
import { dropOldLinks } from '@eyelet/db/credentials/reset-link.ts';
import { dropOldRegistrations } from '@eyelet/db/event-registrations/registration.ts';
import { dropOldEvents } from '@eyelet/db/events/event.ts';
import { dropOldExports } from '@eyelet/db/exports/export.ts';
import { dropStaleFavorites } from '@eyelet/db/favorites/share.ts';
import { dropOldHandovers } from '@eyelet/db/handovers/handover.ts';
import { dropOldCounts } from '@eyelet/db/letters/asked-letter.ts';
import { dropEndedClaims } from '@eyelet/db/media/claim-files.ts';
import { dropOldMails } from '@eyelet/db/outbox/mail.ts';
import { dropOldNotices } from '@eyelet/db/payments/notice.ts';
import { dropSandboxCards } from '@eyelet/db/payments/sandbox-card.ts';
import { dropSandboxSessions } from '@eyelet/db/payments/sandbox-session.ts';
import { dropOldPlacements } from '@eyelet/db/placement/placement.ts';
import { dropOldFaults } from '@eyelet/db/promotions/fault.ts';
import { dropOldReconciliations } from '@eyelet/db/reconciliations/reconciliation.ts';
import { dropOldReturnPictures } from '@eyelet/db/returns/picture.ts';
import { dropStaleSavedLists } from '@eyelet/db/saved-items/move.ts';
import { dropExpiredSessions } from '@eyelet/db/sessions/session.ts';
import { dropOldStaffAttempts } from '@eyelet/db/staff/attempt.ts';
import { dropOldStaffLinks } from '@eyelet/db/staff/link.ts';
import { dropEndedStaffSessions } from '@eyelet/db/staff/session.ts';
import { forgetPlaceParcels } from '@eyelet/db/stock/place-sending.ts';
import { dropOldStockWritings } from '@eyelet/db/stock/writing.ts';
import { dropOldTexts } from '@eyelet/db/text-messages/text-message.ts';
import { dropOldMessages } from '@eyelet/db/webhooks/message.ts';
import { memberDays } from '@eyelet/domain/returns/eligibility.ts';
import { dropOldContentImports } from '../content-imports/drop-old.ts';
import { deviceDays } from '../credentials/known-device.ts';
import type { Shop } from '../kernel/shop.ts';
import { returnDaysOf } from '../kernel/shop-settings.ts';

const day = 24 * 60 * 60 * 1000;

/** Days for which events, notices, placements and faults of promotions are kept. */
const eventDays = 90;

/** Days for which messages of webhooks are kept, to be read and replayed. */
const messageDays = 30;

/** Days for which it is known which orders gave stores the parcels of a day; only those of today count. */
const parcelDays = 7;

/** Days for which recounts of the ledger are kept. */
const reconciliationDays = 400;

/** Days for which guest lists are kept after an event, as its terms say. */
const guestListDays = 30;

/** Days for which actions on many orders are listed, with what they have printed. */
const bulkDays = 30;

/** Deletes old data: carts, ended sessions, placements, tokens of cards. */
export async function tidy(shop: Shop): Promise<void> {
  const { database, clock, settings } = shop;
  const now = clock();
  const kept = settings.current();
  const { 'retention.cart-days': cartDays, 'retention.mail-days': mailDays, 'retention.case-days': caseDays } = kept;
  const before = (days: number) => new Date(now.getTime() - days * day);
  await dropExpiredSessions(database.db, now, before(1));
  await dropSpentProofs(database.db, now);
  await dropOldExports(database.db, now);
  await dropOldMails(database.db, before(mailDays));
  await dropOldEvents(database.db, before(eventDays));
  await dropOldFaults(database.db, before(eventDays));
  await dropOldMessages(database.db, before(messageDays));
  await dropOldRegistrations(database.db, before(guestListDays).toISOString().slice(0, 10));
  await dropOldReconciliations(database.db, before(reconciliationDays));
  await dropOldCases(database.db, before(caseDays));
  // Goods that never come, or that nobody decides about, do not keep their pictures.
  await dropOldReturnPictures(database.db, {
    closedBefore: before(caseDays),
    sentBefore: before(caseDays + memberDays(returnDaysOf(kept))),
  });
  await dropOldCodes(database.db, before(1));
  await dropOldDevices(database.db, before(deviceDays));
  await dropOldLinks(database.db, before(1));
  await dropOldCounts(database.db, before(1));
  await dropEndedStaffSessions(database.db, now);
  await dropOldStaffLinks(database.db, now);
  await dropOldStaffAttempts(database.db, before(1));
  await dropOldHandovers(database.db, before(1));
  await dropStaleCarts(database.db, before(cartDays));
  await dropStaleFavorites(database.db, before(cartDays));
  await dropStaleSavedLists(database.db, before(cartDays));
  await dropOldEnrolments(database.db, before(cartDays));
  await dropOldPlacements(database.db, before(eventDays));
  await dropSandboxCards(database.db, before(eventDays));
  await dropSandboxSessions(database.db, before(1));
  await dropOldNotices(database.db, before(eventDays));
  await dropOldStockWritings(database.db, before(eventDays));
  await forgetPlaceParcels(database, before(parcelDays));
  await dropOldContentImports(shop);
  await dropOldTexts(database.db, before(eventDays));
  await dropOldBulkActions(database.db, before(bulkDays));
  await dropEndedClaims(database.db);
}
