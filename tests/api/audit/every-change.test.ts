import { randomUUID } from 'node:crypto';
import { changeAllowance } from '@eyelet/contracts/allowances/change.ts';
import { removeAnswerTemplate } from '@eyelet/contracts/answer-templates/remove.ts';
import { writeAnswerTemplate } from '@eyelet/contracts/answer-templates/write.ts';
import { revokeApiKey } from '@eyelet/contracts/api-keys/revoke.ts';
import { moveBulkAction } from '@eyelet/contracts/bulk-actions/move.ts';
import { startBulkAction } from '@eyelet/contracts/bulk-actions/start.ts';
import { isForStaff } from '@eyelet/contracts/callers/callers.ts';
import { answerCase } from '@eyelet/contracts/cases/answer.ts';
import { changeCase } from '@eyelet/contracts/cases/change.ts';
import { mergeCase } from '@eyelet/contracts/cases/merge.ts';
import { noteCase } from '@eyelet/contracts/cases/note.ts';
import { withdrawCodes } from '@eyelet/contracts/code-batches/withdraw.ts';
import { archiveContent } from '@eyelet/contracts/content/archive.ts';
import { createContent } from '@eyelet/contracts/content/create.ts';
import { exportTranslation } from '@eyelet/contracts/content/export-translation.ts';
import { importTranslation } from '@eyelet/contracts/content/import-translation.ts';
import { proposeTranslation } from '@eyelet/contracts/content/propose-translation.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { renameContent } from '@eyelet/contracts/content/rename.ts';
import { restoreContent } from '@eyelet/contracts/content/restore.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { scheduleContent } from '@eyelet/contracts/content/schedule.ts';
import { unpublishContent } from '@eyelet/contracts/content/unpublish.ts';
import { applyImport } from '@eyelet/contracts/content-imports/apply.ts';
import { approveCustomerRequest } from '@eyelet/contracts/customers/approve.ts';
import { correctCustomer } from '@eyelet/contracts/customers/correct.ts';
import { endCustomerSessions } from '@eyelet/contracts/customers/end-sessions.ts';
import { readCustomer } from '@eyelet/contracts/customers/read.ts';
import { refuseCustomerRequest } from '@eyelet/contracts/customers/refuse.ts';
import { sendCustomerReset } from '@eyelet/contracts/customers/send-reset.ts';
import { acceptDispute } from '@eyelet/contracts/disputes/accept.ts';
import { releaseDisputedGoods } from '@eyelet/contracts/disputes/release.ts';
import { removeEvidencePicture } from '@eyelet/contracts/disputes/remove-picture.ts';
import { submitEvidence } from '@eyelet/contracts/disputes/submit.ts';
import { admitGuest } from '@eyelet/contracts/event-registrations/admit.ts';
import { withdrawGuest } from '@eyelet/contracts/event-registrations/withdraw.ts';
import { resendFollowUps } from '@eyelet/contracts/follow-ups/resend.ts';
import { blockDeskGiftCard } from '@eyelet/contracts/gift-card-desk/block.ts';
import { resendDeskGiftCard } from '@eyelet/contracts/gift-card-desk/resend.ts';
import { unblockDeskGiftCard } from '@eyelet/contracts/gift-card-desk/unblock.ts';
import { voidDeskGiftCard } from '@eyelet/contracts/gift-card-desk/void.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { answerLook } from '@eyelet/contracts/looks/answer.ts';
import { endLook } from '@eyelet/contracts/looks/end.ts';
import { openLook } from '@eyelet/contracts/looks/open.ts';
import { approveAdjustment } from '@eyelet/contracts/loyalty-desk/approve.ts';
import { refuseAdjustment } from '@eyelet/contracts/loyalty-desk/refuse.ts';
import { changeMedium } from '@eyelet/contracts/media/change.ts';
import { removeMedium } from '@eyelet/contracts/media/remove.ts';
import { replaceMedium } from '@eyelet/contracts/media/replace.ts';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import { changeDeliveryAddress } from '@eyelet/contracts/order-desk/change-address.ts';
import { changeOrderNote } from '@eyelet/contracts/order-desk/change-note.ts';
import { collectOrder } from '@eyelet/contracts/order-desk/collect.ts';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { removeOrderNote } from '@eyelet/contracts/order-desk/remove-note.ts';
import { replaceDeskItems } from '@eyelet/contracts/order-desk/replace-items.ts';
import { resendOrderMail } from '@eyelet/contracts/order-desk/resend-mail.ts';
import { writeOrderNote } from '@eyelet/contracts/order-desk/write-note.ts';
import { endLabel } from '@eyelet/contracts/packing/end-label.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { makeLabel } from '@eyelet/contracts/packing/make-label.ts';
import { placeMissing } from '@eyelet/contracts/packing/place-missing.ts';
import { reportMissing } from '@eyelet/contracts/packing/report-missing.ts';
import { releasePayment } from '@eyelet/contracts/payment-desk/release.ts';
import { tryRefundAgain } from '@eyelet/contracts/payment-desk/try-refund.ts';
import { createPreviewLink } from '@eyelet/contracts/preview/create-link.ts';
import { createDeskPromotion } from '@eyelet/contracts/promotion-desk/create.ts';
import { pauseDeskPromotion } from '@eyelet/contracts/promotion-desk/pause.ts';
import { putPromotionCode } from '@eyelet/contracts/promotion-desk/put-code.ts';
import { resumeDeskPromotion } from '@eyelet/contracts/promotion-desk/resume.ts';
import { updateDeskPromotion } from '@eyelet/contracts/promotion-desk/update.ts';
import { runReconciliation } from '@eyelet/contracts/reconciliations/run.ts';
import { approveRefund } from '@eyelet/contracts/refunds/approve.ts';
import { refuseRefund } from '@eyelet/contracts/refunds/refuse.ts';
import { handOverReturn } from '@eyelet/contracts/return-desk/hand-over.ts';
import { makeReturnLabel } from '@eyelet/contracts/return-desk/make-label.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { takeBackReturn } from '@eyelet/contracts/return-desk/take-back.ts';
import { createRole } from '@eyelet/contracts/roles/create.ts';
import { removeRole } from '@eyelet/contracts/roles/remove.ts';
import { updateRole } from '@eyelet/contracts/roles/update.ts';
import { removeSavedFilter } from '@eyelet/contracts/saved-filters/remove.ts';
import { writeSavedFilter } from '@eyelet/contracts/saved-filters/write.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import { listSettings } from '@eyelet/contracts/settings/list.ts';
import { resetSetting } from '@eyelet/contracts/settings/reset.ts';
import { explainSettlementLine } from '@eyelet/contracts/settlements/explain.ts';
import { fetchSettlement } from '@eyelet/contracts/settlements/fetch.ts';
import { uploadSettlement } from '@eyelet/contracts/settlements/upload.ts';
import { changeStaffRoles } from '@eyelet/contracts/staff/change-roles.ts';
import { inviteStaff } from '@eyelet/contracts/staff/invite.ts';
import { removeStaff } from '@eyelet/contracts/staff/remove.ts';
import { resendStaffInvitation } from '@eyelet/contracts/staff/resend-invitation.ts';
import { resetStaffFactors } from '@eyelet/contracts/staff/reset-factors.ts';
import { resumeStaff } from '@eyelet/contracts/staff/resume.ts';
import { suspendStaff } from '@eyelet/contracts/staff/suspend.ts';
import { requestStaffPasswordReset } from '@eyelet/contracts/staff-access/request-password-reset.ts';
import { resetStaffPassword } from '@eyelet/contracts/staff-access/reset-password.ts';
import { signInStaffWithPasskey } from '@eyelet/contracts/staff-access/sign-in-with-passkey.ts';
import { signOutStaff } from '@eyelet/contracts/staff-access/sign-out.ts';
import { startStaffPasskeySignIn } from '@eyelet/contracts/staff-access/start-passkey-sign-in.ts';
import { addStaffPasskey } from '@eyelet/contracts/staff-account/add-passkey.ts';
import { changeStaffPassword } from '@eyelet/contracts/staff-account/change-password.ts';
import { endStaffSession } from '@eyelet/contracts/staff-account/end-session.ts';
import { listStaffSessions } from '@eyelet/contracts/staff-account/list-sessions.ts';
import { removeStaffPasskey } from '@eyelet/contracts/staff-account/remove-passkey.ts';
import { removeStaffPassword } from '@eyelet/contracts/staff-account/remove-password.ts';
import { renewRecoveryCodes } from '@eyelet/contracts/staff-account/renew-recovery-codes.ts';
import { setUpStaffCodes } from '@eyelet/contracts/staff-account/set-up-codes.ts';
import { startStaffCodes } from '@eyelet/contracts/staff-account/start-codes.ts';
import { startStaffPasskey } from '@eyelet/contracts/staff-account/start-passkey.ts';
import { updateStaffAccount } from '@eyelet/contracts/staff-account/update.ts';
import { changeSendingStore } from '@eyelet/contracts/stock/change-sending-store.ts';
import { writeStockLevels } from '@eyelet/contracts/stock/write-levels.ts';
import { approveCredit } from '@eyelet/contracts/store-credit-desk/approve.ts';
import { refuseCredit } from '@eyelet/contracts/store-credit-desk/refuse.ts';
import { blockStoreStaff } from '@eyelet/contracts/store-staff/block.ts';
import { changeStoreStaff } from '@eyelet/contracts/store-staff/change.ts';
import { removeStoreStaff } from '@eyelet/contracts/store-staff/remove.ts';
import { removeStoreStaffPin } from '@eyelet/contracts/store-staff/remove-pin.ts';
import { resetStoreStaffPassword } from '@eyelet/contracts/store-staff/reset-password.ts';
import { unblockStoreStaff } from '@eyelet/contracts/store-staff/unblock.ts';
import { changeText } from '@eyelet/contracts/texts/change.ts';
import { readText } from '@eyelet/contracts/texts/read.ts';
import { resetText } from '@eyelet/contracts/texts/reset.ts';
import { cancelTransfer } from '@eyelet/contracts/transfers/cancel.ts';
import { receiveTransfer } from '@eyelet/contracts/transfers/receive.ts';
import { decideWarranty } from '@eyelet/contracts/warranty/decide.ts';
import { moveRepair } from '@eyelet/contracts/warranty/move-repair.ts';
import { listWebhookMessages } from '@eyelet/contracts/webhooks/list-messages.ts';
import { removeWebhook } from '@eyelet/contracts/webhooks/remove.ts';
import { renewWebhookSecret } from '@eyelet/contracts/webhooks/renew-secret.ts';
import { replayWebhookMessages } from '@eyelet/contracts/webhooks/replay.ts';
import { updateWebhook } from '@eyelet/contracts/webhooks/update.ts';
import { setPin } from '@eyelet/db/credentials/till-pin.ts';
import { addRegistration } from '@eyelet/db/event-registrations/registration.ts';
import { queueFact } from '@eyelet/db/webhooks/message.ts';
import { reportColumns } from '@eyelet/domain/settlements/report.ts';
import { runDueImports } from '@eyelet/server/content-imports/run-due.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { makeDueLabels } from '@eyelet/server/labels/make-due-labels.ts';
import { markReady } from '@eyelet/server/orders/mark-ready.ts';
import { handlers } from '@eyelet/server/start/handlers.ts';
import { testStore } from '@eyelet/testing/associate.ts';
import { address, buy } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { pageItem } from '@eyelet/testing/content-items.ts';
import { paintedPicture, upload } from '@eyelet/testing/media-files.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { codeAt, newStaff, signInAsStaff, staffBrowser, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newKey } from '../api-keys/keys.ts';
import { writtenCase, writtenWarranty } from '../cases/messages.ts';
import { askedBatch } from '../code-batches/batches.ts';
import { sendBundle, zipped } from '../content-imports/imports.ts';
import { actedCustomer, askedRequest, reasoned } from '../customers/customers.ts';
import { addedPicture, gathered, openDispute } from '../disputes/evidence.ts';
import { someoneWaiting } from '../event-registrations/guests.ts';
import { giveUp } from '../follow-ups/give-up.ts';
import { issuedCard } from '../gift-card-desk/cards.ts';
import { askedLook } from '../looks/looks.ts';
import { askedAdjustment } from '../loyalty-desk/members.ts';
import { deliver } from '../order-desk/orders.ts';
import { openWharf, pickupOrder, shippingId } from '../order-desk/pickups.ts';
import { createSoftwareKey } from '../passkeys/software-key.ts';
import { chargeByParcel } from '../payments/parcels.ts';
import { refusedOrder } from '../payments/refused-payment.ts';
import { openCode, plainMembers, shownPromotion } from '../promotion-desk/promotions.ts';
import { askedRefund, refusedRefund } from '../refunds/refunded.ts';
import { takeReturns } from '../returns/label-desk.ts';
import { askLabel } from '../returns/messages.ts';
import { someone, target, tokenSentTo, versionOf } from '../staff/people.ts';
import { askedCredit } from '../store-credit/accounts.ts';
import { addedAssociate } from '../store-staff/associates.ts';
import { draftedTransfer, sentTransfer, stepOf } from '../transfers/transfers.ts';
import { newWebhook } from '../webhooks/messages.ts';

let now = new Date('2026-11-22T09:00:00Z');
let running: RunningShop;
const aText = { wording: 'de', key: 'product.addToCart' } as const;
let owner: TestStaff;
let other: TestStaff;
beforeAll(async () => {
  const translationService = { name: 'Echo', translate: async (texts: readonly string[]) => texts };
  running = await startStockedShop({ onHand: 60, parts: { clock: () => now } });
  Object.assign(running.shop, { translationService });
  await givePromotions(running, [promotion('tenth', { needsCoupon: true })]);
});
afterAll(() => running.close());
beforeEach(async () => {
  owner = await newStaff(running);
  other = await newStaff(running, { roles: ['author'] });
  now = new Date(now.getTime() + 60_000);
});

const page = (options: Readonly<Record<string, unknown>>) => ({
  ...{ origin: running.origin, site: '127.0.0.1', challenge: String(options.challenge) },
});

async function addKey() {
  const key = createSoftwareKey();
  const { options } = await owner.call(startStaffPasskey, {});
  await owner.call(addStaffPasskey, { body: { answer: key.register(page(options)) } });
  return key;
}

/** A registration on the waiting list of an event. */
async function waitingGuest() {
  const row = someoneWaiting(now);
  await addRegistration(running.shop.database.db, row);
  return { params: { registrationId: row.id } };
}

/** A case with a message, and an id for an answer or a note. */
/** A warranty case that is decided: its piece is repaired. */
async function decidedRepair() {
  const params = { reference: await writtenWarranty(running.origin), decisionId: randomUUID() };
  await owner.call(decideWarranty, { params, body: { outcome: 'repair', words: '', version: 1 } });
  return params;
}

async function openedCase() {
  const reference = await writtenCase(running.origin);
  return { reference, entryId: randomUUID() };
}

/** A new page, as the parameters of a call. */
async function newPage() {
  const { key, kind, name, document } = pageItem(`page-${Math.random().toString(36).slice(2)}`);
  const { item } = await owner.call(createContent, { body: { key, kind, name, document } });
  return { params: { itemId: item.itemId }, document };
}

async function publishedPage() {
  const { params } = await newPage();
  await owner.call(publishContent, { params, body: { version: 1 } });
  return params;
}

/** An order whose shipment is packed. */
async function packedOrder() {
  const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.socks);
  const params = { orderNumber, shippingId: 'shipment-1' };
  return owner.call(recordShipmentStep, { params, body: { step: 'packed' } });
}

/** A payment of which a provider has refused a part, in a shop that is set back to how it was. */
async function refusedPayment() {
  const desk = await chargeByParcel(running);
  const { paymentKey, refused } = await refusedOrder(desk, await newShopper(running.origin));
  const params = { key: 'payments.by-parcel-US' } as const;
  await owner.call(resetSetting, { params, query: { version: 1 } });
  await vi.waitUntil(() => !running.shop.settings.current()[params.key], { timeout: 10_000 });
  const body = { amount: refused / 100, reason: 'refused', note: '' } as const;
  return { params: { paymentKey, releaseId: randomUUID() }, body };
}

/** A parcel with a label of the simulator, as the parameters of a call. */
async function labelled() {
  const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.socks);
  const { placeId } = await owner.call(listToPack, { query: {} });
  const params = { orderNumber, shippingId: 'shipment-1' };
  const { labelId } = await owner.call(makeLabel, { params, body: { placeId: placeId ?? '', carrier: 'ups' } });
  return { ...params, labelId };
}

/** An order of which the warehouse cannot find the piece, which nobody else has. */
async function missedPiece() {
  const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.socks);
  const { placeId } = await owner.call(listToPack, { query: {} });
  const params = { orderNumber, shippingId: 'shipment-1', reportId: randomUUID() };
  const body = { placeId: placeId ?? '', upc: upcs.socks, qty: 1, noneLeft: false };
  await owner.call(reportMissing, { params, body });
  return { orderNumber, placeId };
}

/** An order with a note, as the parameters of a call. */
async function bulkAction() {
  const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.socks);
  const body = { action: 'note', orderNumbers: [orderNumber], found: null, mail: null, note: 'x' } as const;
  return owner.call(startBulkAction, {
    params: { bulkId: randomUUID() },
    body: { ...body, orderNumbers: [orderNumber] },
  });
}

async function notedOrder() {
  const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.socks);
  const params = { orderNumber, noteId: randomUUID() };
  await owner.call(writeOrderNote, { params, body: { text: 'Rings after six.' } });
  return { params };
}

/** The number of a return that is announced. */
async function announcedReturn(): Promise<string> {
  const shopper = await newShopper(running.origin);
  const order = await buy(shopper, running.origin, upcs.socks);
  await deliver(owner, order);
  return (await askLabel(running.origin, shopper, order.orderNumber)).returnId;
}

/** The number of a return whose label was taken back. */
async function withdrawnReturn(): Promise<string> {
  await takeReturns({ running });
  const returnId = await announcedReturn();
  const { database } = running.shop;
  const aged = `update parcel_label set made_at = made_at - interval '61 days' where return_id = $1`;
  await database.pool.query(aged, [returnId]);
  await makeDueLabels(running.shop);
  return returnId;
}

const receivedReturn = async () => owner.call(receiveReturn, { params: { returnId: await announcedReturn() } });

const colour = () =>
  `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;
const newMedium = async () => (await upload(owner, 'square.png', await paintedPicture(colour()))).medium;

const role = () => owner.call(createRole, { body: { name: `Role ${Math.random()}`, permissions: ['orders.read'] } });
const template = () => {
  const body = { name: 'Thanks', en: 'Thank you, {firstName}.', fr: '', de: '', it: '', version: 0 };
  return owner.call(writeAnswerTemplate, { params: { templateId: randomUUID() }, body });
};
const savedFilter = () => {
  const body = {
    list: 'orders',
    name: `Late ${randomUUID().slice(0, 8)}`,
    query: 'search=late',
    isShared: true,
  } as const;
  return owner.call(writeSavedFilter, { params: { filterId: randomUUID() }, body: { ...body, version: 0 } });
};
const version = () => versionOf(other, owner);

const webhookUrl = 'https://erp.example/hooks';

/** A webhook with a message that is delivered or given up. */
async function sentWebhook() {
  const webhook = await newWebhook(owner, webhookUrl);
  const body = '{}';
  const told = { eventId: 1, fact: 'order.placed', subject: 'E-1', body, happenedAt: now };
  await queueFact(running.shop.database.db, told, now);
  await running.shop.database.pool.query('update webhook_message set next_at = null, delivered_at = happened_at');
  return webhook;
}

/** A gift card, with what blocks it. */
async function issuedAndBlocked() {
  const { params, body } = await issuedCard(owner);
  return { params, body: { ...body, cause: 'lost' as const, note: '' } };
}

/** A settlement report with a line that nothing is known of. */
async function readReport() {
  const cells = reportColumns.map((name) =>
    name === 'Type' ? 'Settled' : name === 'Gross Credit (GC)' ? '1.00' : 'x',
  );
  const days = { firstDay: '2020-01-01', lastDay: '2020-01-01' };
  const known = cells.map((cell, at) =>
    reportColumns[at]?.endsWith('(NC)') || reportColumns[at] === 'Gross Debit (GC)' ? '' : cell,
  );
  const body = { fileName: 'x.csv', ...days, csv: `${reportColumns.join(',')}\n${known.join(',')}` };
  return owner.call(uploadSettlement, { params: { settlementId: randomUUID() }, body });
}

/** A change by each operation; the operation is the last call that the function makes. */
const changes: Readonly<Record<string, () => Promise<unknown>>> = {
  'content.archive': async () => owner.call(archiveContent, { params: (await newPage()).params }),
  'content.create': newPage,
  'content.proposeTranslation': async () => {
    const { params } = await newPage();
    const asked = { itemId: params.itemId, language: 'de' };
    return owner.call(proposeTranslation, { params: asked, body: { version: 1 } });
  },
  'content.importTranslation': async () => {
    const { params } = await newPage();
    const asked = { ...params, audience: 'de' };
    const file = await owner.fetch(`${running.origin}${requestUrl(exportTranslation, { params: asked })}`);
    const xliff = (await file.text()).replace('</source>', '</source><target>Titel</target>');
    return owner.call(importTranslation, { params: asked, body: { version: 1, xliff } });
  },
  'content.publish': publishedPage,
  'content.rename': async () =>
    owner.call(renameContent, { params: (await newPage()).params, body: { key: `k${Date.now()}`, name: 'New' } }),
  'content.restore': async () => {
    const { params, document } = await newPage();
    const changed = { ...document, props: { ...document.props, title: 'Changed' } };
    await owner.call(saveDraft, { params, body: { version: 1, document: changed } });
    return owner.call(restoreContent, { params, body: { number: 1, version: 2 } });
  },
  'content.saveDraft': async () => {
    const { params, document } = await newPage();
    const changed = { ...document, props: { ...document.props, title: 'Changed' } };
    return owner.call(saveDraft, { params, body: { version: 1, document: changed } });
  },
  'content.schedule': async () => {
    const { params } = await newPage();
    return owner.call(scheduleContent, {
      params,
      body: { version: 1, startsAt: '2036-01-01T00:00:00Z', endsAt: null },
    });
  },
  'content.unpublish': async () => owner.call(unpublishContent, { params: await publishedPage(), body: {} }),
  'cases.answer': async () =>
    owner.call(answerCase, { params: await openedCase(), body: { text: 'It is on its way.' } }),
  'cases.change': async () =>
    owner.call(changeCase, { params: await openedCase(), body: { status: 'closed', version: 1 } }),
  'warranty.decide': async () => decidedRepair(),
  'warranty.moveRepair': async () => {
    const params = await decidedRepair();
    return owner.call(moveRepair, { params, body: { state: 'received' } });
  },
  'cases.merge': async () => {
    const email = `${randomUUID()}@example.com`;
    const [reference, into] = [
      await writtenCase(running.origin, { email }),
      await writtenCase(running.origin, { email, message: 'And now?' }),
    ];
    return owner.call(mergeCase, { params: { reference }, body: { into, version: 1 } });
  },
  'cases.note': async () => owner.call(noteCase, { params: await openedCase(), body: { text: 'Regular customer.' } }),
  'eventRegistrations.admit': async () => owner.call(admitGuest, await waitingGuest()),
  'eventRegistrations.withdraw': async () => owner.call(withdrawGuest, await waitingGuest()),
  'followUps.resend': async () => {
    const [eventId] = await giveUp(running, ['E-1']);
    return owner.call(resendFollowUps, { body: { deliveries: [{ consumer: 'payments', eventId: eventId ?? 0 }] } });
  },
  'reconciliations.run': async () => owner.call(runReconciliation, { params: { reconciliationId: randomUUID() } }),
  'giftCardDesk.block': async () => owner.call(blockDeskGiftCard, await issuedAndBlocked()),
  'giftCardDesk.issue': async () => issuedCard(owner),
  'giftCardDesk.resend': async () => {
    const { params } = await issuedCard(owner);
    return owner.call(resendDeskGiftCard, { params: { ...params, mailId: randomUUID() } });
  },
  'giftCardDesk.unblock': async () => {
    const { params, body } = await issuedAndBlocked();
    const { version: blocked } = await owner.call(blockDeskGiftCard, { params, body });
    return owner.call(unblockDeskGiftCard, { params, body: { version: blocked } });
  },
  'giftCardDesk.void': async () => owner.call(voidDeskGiftCard, await issuedAndBlocked()),
  'allowances.change': async () => {
    const { auth } = await newConsumer(running.origin);
    const body = { athlete: 100, employee: null, prosumer: null, programmes: [], version: 1 };
    return owner.call(changeAllowance, { params: { consumerNo: auth.consumerNo }, body });
  },
  'settlements.fetch': async () =>
    owner.call(fetchSettlement, {
      params: { settlementId: randomUUID() },
      body: { firstDay: '2026-11-01', lastDay: '2026-11-02' },
    }),
  'settlements.upload': readReport,
  'settlements.explain': async () => {
    const { settlementId } = await readReport();
    const body = { reason: 'other', note: '' } as const;
    await owner.call(explainSettlementLine, { params: { settlementId, no: 1 }, body });
  },
  'looks.ask': async () => askedLook(owner, running),
  'looks.open': async () => {
    const { customer, params } = await askedLook(owner, running);
    await customer.call(answerLook, { params, body: { answer: 'allow' } });
    await owner.call(openLook, { params });
  },
  'looks.end': async () => {
    const { params } = await askedLook(owner, running);
    await owner.call(endLook, { params });
  },
  'customers.ask': async () => askedRequest(owner, running),
  'customers.approve': async () => {
    const { params } = await askedRequest(await newStaff(running, { roles: ['care'] }), running);
    await owner.call(approveCustomerRequest, { params });
  },
  'customers.refuse': async () => {
    const { params } = await askedRequest(owner, running);
    await owner.call(refuseCustomerRequest, { params });
  },
  'customers.endSessions': async () => {
    const { params } = await actedCustomer(running);
    await owner.call(endCustomerSessions, { params, body: reasoned });
  },
  'customers.sendReset': async () => {
    const { params } = await actedCustomer(running);
    await owner.call(sendCustomerReset, { params, body: reasoned });
  },
  'customers.correct': async () => {
    const { consumerNo, params } = await actedCustomer(running);
    const { version: read } = await owner.call(readCustomer, { params: { consumerNo } });
    const profile = { firstName: 'Ruth', lastName: 'Ames', phone: '', postalCode: '', birthDate: '' };
    const body = { ...profile, interests: '', preferredShoeSize: '', ...reasoned, version: read };
    await owner.call(correctCustomer, { params, body });
  },
  'loyaltyDesk.adjust': async () => askedAdjustment(owner, running),
  'loyaltyDesk.approve': async () => {
    const { params } = await askedAdjustment(await newStaff(running), running);
    return owner.call(approveAdjustment, { params });
  },
  'loyaltyDesk.refuse': async () => {
    const { params } = await askedAdjustment(await newStaff(running), running);
    return owner.call(refuseAdjustment, { params });
  },
  'storeCreditDesk.adjust': async () => askedCredit(owner, running),
  'storeCreditDesk.approve': async () => {
    const { params } = await askedCredit(await newStaff(running), running, 60);
    return owner.call(approveCredit, { params });
  },
  'storeCreditDesk.refuse': async () => {
    const { params } = await askedCredit(await newStaff(running), running, 60);
    return owner.call(refuseCredit, { params });
  },
  'paymentDesk.release': async () => {
    const { params, body } = await refusedPayment();
    return owner.call(releasePayment, { params, body });
  },
  'paymentDesk.tryRefund': async () => {
    const { paymentKey, refundKey } = await refusedRefund(running, owner);
    return owner.call(tryRefundAgain, { params: { paymentKey, refundKey, tryId: randomUUID() } });
  },
  'refunds.give': async () => askedRefund(owner, running),
  'refunds.approve': async () => {
    const { params } = await askedRefund(await newStaff(running), running, 60);
    return owner.call(approveRefund, { params });
  },
  'refunds.refuse': async () => {
    const { params } = await askedRefund(await newStaff(running), running, 60);
    return owner.call(refuseRefund, { params });
  },
  'disputes.release': async () => owner.call(releaseDisputedGoods, await openDispute(running, owner)),
  'disputes.saveEvidence': async () => gathered(owner, await openDispute(running, owner)),
  'disputes.addPicture': async () => addedPicture(owner, await openDispute(running, owner)),
  'disputes.removePicture': async () => {
    const { params } = await openDispute(running, owner);
    const { pictures } = await addedPicture(owner, { params });
    const pictureId = pictures[0]?.pictureId ?? '';
    return owner.call(removeEvidencePicture, { params: { ...params, pictureId } });
  },
  'disputes.submit': async () => {
    const { params } = await openDispute(running, owner);
    const { version } = await gathered(owner, { params });
    return owner.call(submitEvidence, { params, body: { version } });
  },
  'disputes.accept': async () =>
    owner.call(acceptDispute, { ...(await openDispute(running, owner)), body: { amount: 105.5 } }),
  'media.change': async () => {
    const { mediumId, title, version } = await newMedium();
    const body = { version, title, alt: { en: 'A square' }, decorative: false, focus: null, crops: {} };
    return owner.call(changeMedium, { params: { mediumId }, body });
  },
  'media.remove': async () => owner.call(removeMedium, { params: { mediumId: (await newMedium()).mediumId } }),
  'media.replace': async () => {
    const { mediumId } = await newMedium();
    const body = new Blob([(await paintedPicture(colour())) as BlobPart]);
    return owner.call(replaceMedium, { params: { mediumId }, query: { fileName: 'other.png' }, body });
  },
  'media.upload': newMedium,
  'apiKeys.create': () => newKey(owner, ['orders.read']),
  'apiKeys.revoke': async () =>
    owner.call(revokeApiKey, { params: { keyId: (await newKey(owner, ['orders.read'])).keyId } }),
  'webhooks.create': () => newWebhook(owner, webhookUrl),
  'webhooks.remove': async () =>
    owner.call(removeWebhook, { params: (await newWebhook(owner, webhookUrl)).params, query: { version: 1 } }),
  'webhooks.renewSecret': async () =>
    owner.call(renewWebhookSecret, { params: (await newWebhook(owner, webhookUrl)).params, body: { version: 1 } }),
  'webhooks.replay': async () => {
    const { params } = await sentWebhook();
    const { rows } = await owner.call(listWebhookMessages, { params, query: {} });
    return owner.call(replayWebhookMessages, { params, body: { messages: rows.map(({ messageId }) => messageId) } });
  },
  'webhooks.update': async () => {
    const { params, description, facts } = await newWebhook(owner, webhookUrl);
    const body = { url: webhookUrl, description, facts, active: false, version: 1 };
    return owner.call(updateWebhook, { params, body });
  },
  'answerTemplates.write': template,
  'answerTemplates.remove': async () => {
    const { templateId, version } = await template();
    return owner.call(removeAnswerTemplate, { params: { templateId }, query: { version } });
  },
  'stock.changeSendingStore': () => {
    const body = { enabled: true, dailyLimit: 5, safetyStock: 1, version: 0 };
    return owner.call(changeSendingStore, { params: { placeId: 'S-BOSTON' }, body });
  },
  'stock.writeLevels': () => {
    const params = { placeId: 'S-BOSTON', writingId: randomUUID() };
    return owner.call(writeStockLevels, { params, body: { as: 'adjust', levels: [{ upc: upcs.socks, units: 3 }] } });
  },
  'transfers.write': () => draftedTransfer(owner),
  'transfers.send': () => sentTransfer(owner),
  'transfers.receive': async () => {
    const { lines, ...sent } = await sentTransfer(owner);
    const counted = lines.map(({ upc, sent: received }) => ({ upc, received, damaged: 0 }));
    const body = { version: sent.version, lines: counted, rest: 'awaited' as const, note: '' };
    return owner.call(receiveTransfer, { params: stepOf(sent), body });
  },
  'transfers.cancel': async () => {
    const sent = await sentTransfer(owner);
    const body = { version: sent.version, reason: 'not-needed' as const, note: '' };
    return owner.call(cancelTransfer, { params: stepOf(sent), body });
  },
  'savedFilters.write': savedFilter,
  'savedFilters.remove': async () => {
    const { filterId, version } = await savedFilter();
    return owner.call(removeSavedFilter, { params: { filterId }, query: { version } });
  },
  'roles.create': role,
  'preview.createLink': () => owner.call(createPreviewLink, { body: { path: '/en-us', hours: 1 } }),
  'roles.remove': async () => {
    const made = await role();
    return owner.call(removeRole, { params: { roleId: made.roleId }, query: { version: made.version } });
  },
  'roles.update': async () => {
    const made = await role();
    const body = { name: `${made.name} too`, permissions: [], version: made.version };
    return owner.call(updateRole, { params: { roleId: made.roleId }, body });
  },
  'settings.change': () =>
    owner.call(changeSetting, { params: { key: 'brand.name' }, body: { value: 'Tern', version: 0 } }),
  'settings.reset': async () => {
    const { settings } = await owner.call(listSettings, {});
    const { version } = settings.find(({ key }) => key === 'features.interests') ?? { version: 0 };
    const params = { key: 'features.interests' } as const;
    const changed = await owner.call(changeSetting, { params, body: { value: false, version } });
    return owner.call(resetSetting, { params, query: { version: changed.version } });
  },
  'texts.change': () => owner.call(changeText, { params: aText, body: { text: 'Einpacken', version: 0 } }),
  'texts.reset': async () => {
    const { version } = await owner.call(readText, { params: aText });
    const changed = await owner.call(changeText, { params: aText, body: { text: 'Mitnehmen', version } });
    return owner.call(resetText, { params: aText, query: { version: changed.version } });
  },
  'staff.changeRoles': async () =>
    owner.call(changeStaffRoles, { ...target(other), body: { roles: ['care'], version: await version() } }),
  'staff.invite': () => owner.call(inviteStaff, { body: someone() }),
  'staff.remove': async () => owner.call(removeStaff, { ...target(other), query: { version: await version() } }),
  'staff.resendInvitation': async () => {
    const { staffId } = await owner.call(inviteStaff, { body: someone() });
    return owner.call(resendStaffInvitation, { params: { staffId } });
  },
  'orderDesk.collect': async () => {
    await openWharf(running);
    const orderNumber = await pickupOrder(running, await newShopper(running.origin));
    await markReady(running.shop, { orderNumber, shippingId });
    const code = running.shop.collectCodes.codeOf({ orderNumber, shippingId });
    return owner.call(collectOrder, { params: { orderNumber }, body: { code } });
  },
  'orderDesk.cancel': async () => {
    const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.socks);
    return owner.call(cancelDeskOrder, { params: { orderNumber }, body: { reason: 'asked by phone' } });
  },
  'orderDesk.cancelItems': async () => {
    const { orderNumber, items } = await buy(await newShopper(running.origin), running.origin, upcs.socks);
    const wish = [{ itemId: items[0]?.id ?? '', qty: 1 }];
    const params = { orderNumber, cancellationId: randomUUID() };
    return owner.call(cancelDeskItems, { params, body: { items: wish, reason: 'asked by phone' } });
  },
  'orderDesk.replaceItems': async () => {
    const order = await buy(await newShopper(running.origin), running.origin, upcs.socks);
    await deliver(owner, order);
    const items = [{ itemId: order.items[0]?.id ?? '', qty: 1 }];
    const params = { orderNumber: order.orderNumber, replacementId: randomUUID() };
    return owner.call(replaceDeskItems, { params, body: { items, reason: 'lost', note: '', version: 0 } });
  },
  'orderDesk.recordStep': packedOrder,
  'orderDesk.handOverParcel': async () => {
    const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.socks);
    const { placeId } = await owner.call(listToPack, { query: {} });
    const items = [{ upc: upcs.socks, qty: 1 }];
    const body = { placeId: placeId ?? '', carrier: 'ups', trackingNumber: `1Z-${orderNumber}`, items };
    return owner.call(handOverParcel, { params: { orderNumber, shippingId: 'shipment-1' }, body });
  },
  'packing.reportMissing': () => missedPiece(),
  'packing.placeMissing': async () => {
    const { orderNumber, placeId } = await missedPiece();
    const params = { orderNumber, shippingId: 'shipment-1' };
    return owner.call(placeMissing, { params, body: { upc: upcs.socks, foundAt: placeId } });
  },
  'packing.makeLabel': labelled,
  'packing.endLabel': async () => {
    const { labelId, ...params } = await labelled();
    return owner.call(endLabel, { params: { ...params, labelId } });
  },
  'bulkActions.start': bulkAction,
  'bulkActions.move': async () => {
    const { bulkId } = await bulkAction();
    return owner.call(moveBulkAction, { params: { bulkId }, body: { state: 'stopped' } });
  },
  'orderDesk.writeNote': notedOrder,
  'orderDesk.changeNote': async () =>
    owner.call(changeOrderNote, { ...(await notedOrder()), body: { text: 'Rings after seven.', version: 1 } }),
  'orderDesk.resendMail': async () => {
    const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.socks);
    for (let round = 0; round < 3; round++) await announce(running.shop);
    const params = { orderNumber, mailId: randomUUID() };
    return owner.call(resendOrderMail, { params, body: { kind: 'order-confirmation', about: '' } });
  },
  'orderDesk.changeAddress': async () => {
    const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.socks);
    const body = { ...address, addressLine1: '14 Harbor Street', version: 0 };
    return owner.call(changeDeliveryAddress, { params: { orderNumber }, body });
  },
  'orderDesk.removeNote': async () => owner.call(removeOrderNote, await notedOrder()),
  'contentImports.start': async () => sendBundle(owner, await zipped({})),
  'contentImports.apply': async () => {
    const draft = pageItem('x').document;
    const item = {
      itemId: randomUUID(),
      kind: 'page',
      key: 'moved',
      name: 'Moved',
      formerKeys: [],
      published: null,
      draft,
    };
    const { importId } = await sendBundle(owner, await zipped({ 'items/page/moved.json': item }), { trial: true });
    await runDueImports(running.shop);
    return owner.call(applyImport, { params: { importId } });
  },
  'codeBatches.make': async () => askedBatch(owner, (await shownPromotion(owner)).params.promotionId),
  'codeBatches.withdraw': async () => {
    const { params } = await askedBatch(owner, (await shownPromotion(owner)).params.promotionId);
    return owner.call(withdrawCodes, { params });
  },
  'promotionDesk.create': () =>
    owner.call(createDeskPromotion, { body: { promotionId: `made-${Date.now()}`, paused: true, ...plainMembers } }),
  'promotionDesk.pause': async () => owner.call(pauseDeskPromotion, { params: (await shownPromotion(owner)).params }),
  'promotionDesk.putCode': async () =>
    owner.call(putPromotionCode, {
      params: { ...(await shownPromotion(owner)).params, code: `C-${Date.now()}` },
      body: openCode,
    }),
  'promotionDesk.resume': async () => {
    const { params } = await shownPromotion(owner);
    await owner.call(pauseDeskPromotion, { params });
    return owner.call(resumeDeskPromotion, { params });
  },
  'promotionDesk.update': async () => {
    const { params, body } = await shownPromotion(owner);
    return owner.call(updateDeskPromotion, { params, body: { ...body, rank: body.rank + 1 } });
  },
  'storeStaff.add': async () => addedAssociate(owner, running),
  'storeStaff.block': async () => owner.call(blockStoreStaff, await addedAssociate(owner, running)),
  'storeStaff.change': async () => {
    const { params, body } = await addedAssociate(owner, running);
    const changed = { storeId: testStore, adjustsUpTo: 5, approves: true };
    return owner.call(changeStoreStaff, { params, body: { ...body, ...changed } });
  },
  'storeStaff.remove': async () => {
    const { params, body } = await addedAssociate(owner, running);
    return owner.call(removeStoreStaff, { params, query: { ...body, leaves: 'company' } });
  },
  'storeStaff.removePin': async () => {
    const { params, body } = await addedAssociate(owner, running);
    await setPin(running.shop.database.db, params.employeeId, 'none', new Date());
    return owner.call(removeStoreStaffPin, { params, body });
  },
  'storeStaff.resetPassword': async () => owner.call(resetStoreStaffPassword, await addedAssociate(owner, running)),
  'storeStaff.unblock': async () => {
    const { params, body } = await addedAssociate(owner, running);
    const { version: blocked } = await owner.call(blockStoreStaff, { params, body });
    return owner.call(unblockStoreStaff, { params, body: { version: blocked } });
  },
  'returnDesk.handOver': async () => owner.call(handOverReturn, { params: { returnId: await announcedReturn() } }),
  'returnDesk.receive': receivedReturn,
  'returnDesk.makeLabel': async () => owner.call(makeReturnLabel, { params: { returnId: await withdrawnReturn() } }),
  'returnDesk.takeBack': async () => {
    const body = { storeId: 'S-BOSTON', number: await announcedReturn() };
    return owner.call(takeBackReturn, { params: { takeId: randomUUID() }, body });
  },
  'returnDesk.settle': async () => {
    const { returnId, version, items } = await receivedReturn();
    const decided = items.map(({ itemId }) => ({ itemId, accepted: 0, restocked: 0, note: 'Worn.' }));
    return owner.call(settleReturn, { params: { returnId }, body: { version, items: decided } });
  },
  'staff.resetFactors': async () =>
    owner.call(resetStaffFactors, { ...target(other), body: { version: await version() } }),
  'staff.resume': async () => {
    const suspended = await owner.call(suspendStaff, { ...target(other), body: { version: await version() } });
    return owner.call(resumeStaff, { ...target(other), body: { version: suspended.version } });
  },
  'staff.suspend': async () => owner.call(suspendStaff, { ...target(other), body: { version: await version() } }),
  'staffAccess.acceptInvitation': () => newStaff(running),
  'staffAccess.confirmSignIn': () => signInAsStaff(running, owner),
  'staffAccess.resetPassword': async () => {
    const browser = staffBrowser(running.origin);
    await browser.call(requestStaffPasswordReset, { body: { email: owner.email } });
    const token = await tokenSentTo(owner.email, running);
    const body = { token, newPassword: 'Lantern-tide-9', code: codeAt(owner.secret, now) };
    return browser.call(resetStaffPassword, { body });
  },
  'staffAccess.signInWithPasskey': async () => {
    const key = await addKey();
    const browser = staffBrowser(running.origin);
    const { options } = await browser.call(startStaffPasskeySignIn, {});
    return browser.call(signInStaffWithPasskey, { body: { answer: key.sign(page(options)) } });
  },
  'staffAccess.signOut': () => owner.call(signOutStaff, {}),
  'staffAccount.addPasskey': addKey,
  'staffAccount.changePassword': () => owner.call(changeStaffPassword, { body: { newPassword: 'Lantern-tide-9' } }),
  'staffAccount.endSession': async () => {
    await signInAsStaff(running, owner);
    const { sessions } = await owner.call(listStaffSessions, {});
    return owner.call(endStaffSession, { params: { sessionId: sessions[1]?.sessionId ?? '' } });
  },
  'staffAccount.removePasskey': async () => {
    const key = await addKey();
    return owner.call(removeStaffPasskey, { params: { passkeyId: key.id } });
  },
  'staffAccount.removePassword': async () => {
    await addKey();
    return owner.call(removeStaffPassword, {});
  },
  'staffAccount.renewRecoveryCodes': () => owner.call(renewRecoveryCodes, {}),
  'staffAccount.setUpCodes': async () => {
    const { setup, secret } = await owner.call(startStaffCodes, {});
    return owner.call(setUpStaffCodes, { body: { setup, code: codeAt(secret, now) } });
  },
  'staffAccount.update': () => owner.call(updateStaffAccount, { body: { name: 'Somebody else' } }),
};

/** Operations of the studio: those for staff, and those for invitations and signing in. */
const isOfStudio = ({ callers, path }: Operation) => isForStaff(callers) || path.startsWith('/staff/');

const changing = handlers
  .map(({ operation }) => operation)
  .filter((operation) => isOfStudio(operation) && operation.method !== 'GET' && operation.audited !== false);

const lastEntry = async () =>
  (await running.shop.database.pool.query('select * from audit order by id desc limit 1')).rows[0];

test('every operation of the studio that changes something is covered here', () => {
  expect(Object.keys(changes).toSorted()).toEqual(changing.map(({ id }) => id).toSorted());
});

test.each(changing)('$id is recorded: who, what, when, from where', async ({ id }) => {
  await changes[id]?.();
  const entry = await lastEntry();
  expect(entry).toMatchObject({ action: id, at: now, network: '127.0.0.1' });
  expect(entry.staff_id).toMatch(/^[\w-]{36}$/);
  expect(entry.staff_name.length).toBeGreaterThan(0);
  expect(entry.correlation_id).toMatch(/^[\w-]{36}$/);
  const told = JSON.stringify([entry.before, entry.after]);
  const secrets = [owner.secret, owner.password, 'Lantern-tide-9', ...owner.recoveryCodes, owner.cookie() ?? 'none'];
  for (const secret of secrets) expect(told).not.toContain(secret);
});
