import { smallBatch } from '../code-batches/batches.ts';
import { openCode, plainMembers } from '../promotion-desk/promotions.ts';
import { contentEntries } from './content-entries.ts';
import { type Entry, itemId, plain, version } from './things.ts';

const none = { staffId: 'none' };
const answer = { id: 'none' };
const entryId = itemId;
const orderNote = { orderNumber: 'NONE', noteId: itemId };
const webhook = { url: 'https://erp.example/', description: '', facts: ['order.placed'], active: true };
const ofWebhook = (body?: object): Entry => plain({ params: { webhookId: itemId }, ...(body ? { body } : {}) });

const codeBatch = { promotionId: 'none', batchId: itemId };

const ofPromotion = (body?: object): Entry => plain({ params: { promotionId: 'none' }, ...(body ? { body } : {}) });

const associate = { storeId: 'none', adjustsUpTo: null, approves: false };
const ofAssociate = (body?: object): Entry => plain({ params: { employeeId: 'none' }, ...(body ? { body } : {}) });

const ofGiftCard = (body?: object): Entry => plain({ params: { giftCardId: itemId }, ...(body ? { body } : {}) });
const blocking = { cause: 'lost', note: '' };
const giftCard = { locale: 'xx_XX', amount: 1, recipientName: 'x', recipientEmail: 'x', message: '', reason: 'other' };

const dispute = { disputeId: itemId };

const refund = { orderNumber: 'NONE', refundId: itemId };

const adjustment = { consumerNo: 'none', adjustmentId: itemId };

const transferStep = { transferId: itemId, stepId: itemId };

const reasoned = { reason: 'other', note: '' };
const customerAction = { params: { consumerNo: 'none', actionId: itemId }, body: reasoned };
const customerRequest = { consumerNo: 'none', requestId: itemId };
const customerLook = { consumerNo: 'none', lookId: itemId };
const customerProfile = { firstName: '', lastName: '', phone: '', postalCode: '', birthDate: '' };

/** A request for each operation of the studio; the ids in them do not exist. */
export const staffEntries: Readonly<Record<string, Entry>> = {
  ...contentEntries,
  'audit.export': plain(),
  'audit.list': plain(),
  'reconciliations.list': plain(),
  'reconciliations.run': plain({ params: { reconciliationId: itemId } }),
  'giftCardDesk.block': ofGiftCard({ ...blocking, ...version }),
  'giftCardDesk.issue': ofGiftCard(giftCard),
  'giftCardDesk.list': plain(),
  'giftCardDesk.listEntries': ofGiftCard(),
  'giftCardDesk.read': ofGiftCard(),
  'giftCardDesk.resend': plain({ params: { giftCardId: itemId, mailId: itemId } }),
  'giftCardDesk.unblock': ofGiftCard(version),
  'giftCardDesk.void': ofGiftCard({ ...blocking, ...version }),
  'allowances.change': plain({
    params: { consumerNo: 'none' },
    body: { athlete: null, employee: null, prosumer: null, programmes: [], version: 1 },
  }),
  'allowances.list': plain(),
  'allowances.read': plain({ params: { consumerNo: 'none' } }),
  'looks.ask': plain({ params: customerLook, body: { reason: 'x' } }),
  'looks.open': plain({ params: customerLook }),
  'looks.end': plain({ params: customerLook }),
  'customers.approve': plain({ params: customerRequest }),
  'customers.ask': plain({ params: customerRequest, body: { kind: 'export', ...reasoned } }),
  'customers.correct': plain({
    params: customerAction.params,
    body: { ...customerProfile, interests: '', preferredShoeSize: '', ...reasoned, ...version },
  }),
  'customers.endSessions': plain(customerAction),
  'customers.list': plain(),
  'customers.read': plain({ params: { consumerNo: 'none' } }),
  'customers.readDealings': plain({ params: { consumerNo: 'none' } }),
  'customers.readFile': plain({ params: customerRequest }),
  'customers.refuse': plain({ params: customerRequest }),
  'customers.sendReset': plain(customerAction),
  'storeCreditDesk.adjust': plain({
    params: adjustment,
    body: { currency: 'USD', amount: 1, reason: 'other', note: '' },
  }),
  'storeCreditDesk.approve': plain({ params: adjustment }),
  'storeCreditDesk.listHistory': plain({ params: { consumerNo: 'none' }, query: { currency: 'USD' } }),
  'storeCreditDesk.read': plain({ params: { consumerNo: 'none' } }),
  'storeCreditDesk.refuse': plain({ params: adjustment }),
  'loyaltyDesk.adjust': plain({ params: adjustment, body: { points: 1, reason: 'other', note: '' } }),
  'loyaltyDesk.approve': plain({ params: adjustment }),
  'loyaltyDesk.list': plain(),
  'loyaltyDesk.listHistory': plain({ params: { consumerNo: 'none' } }),
  'loyaltyDesk.read': plain({ params: { consumerNo: 'none' } }),
  'loyaltyDesk.refuse': plain({ params: adjustment }),
  'settlements.explain': plain({ params: { settlementId: itemId, no: '1' }, body: reasoned }),
  'settlements.fetch': plain({
    params: { settlementId: itemId },
    body: { firstDay: '2026-01-02', lastDay: '2026-01-01' },
  }),
  'settlements.list': plain(),
  'settlements.listLines': plain({ params: { settlementId: itemId } }),
  'settlements.read': plain({ params: { settlementId: itemId } }),
  'settlements.upload': plain({
    params: { settlementId: itemId },
    body: { fileName: 'x.csv', firstDay: '2026-01-02', lastDay: '2026-01-01', csv: 'x' },
  }),
  'paymentDesk.list': plain(),
  'paymentDesk.read': plain({ params: { paymentKey: 'none' } }),
  'paymentDesk.release': plain({
    params: { paymentKey: 'none', releaseId: itemId },
    body: { amount: 1, reason: 'other', note: '' },
  }),
  'paymentDesk.tryRefund': plain({ params: { paymentKey: 'none', refundKey: 'none', tryId: itemId } }),
  'disputes.list': plain(),
  'disputes.release': plain({ params: dispute }),
  'disputes.read': plain({ params: dispute }),
  'disputes.saveEvidence': plain({ params: dispute, body: { version: 0, pieces: [], reasonCode: '', text: '' } }),
  'disputes.addPicture': plain({ params: dispute, query: { fileName: 'x.png' } }),
  'disputes.readPicture': plain({ params: { ...dispute, pictureId: itemId } }),
  'disputes.removePicture': plain({ params: { ...dispute, pictureId: itemId } }),
  'disputes.readPaper': plain({ params: dispute }),
  'disputes.listReasons': plain({ params: dispute }),
  'disputes.submit': plain({ params: dispute, body: { version: 0 } }),
  'disputes.accept': plain({ params: dispute, body: { amount: 1 } }),
  'refunds.approve': plain({ params: refund }),
  'refunds.give': plain({ params: refund, body: { amount: 1, reason: 'other', note: '' } }),
  'refunds.list': plain({ params: { orderNumber: 'NONE' } }),
  'refunds.refuse': plain({ params: refund }),
  'home.read': plain(),
  'reports.read': plain(),
  'reports.export': plain(),
  'followUps.list': plain(),
  'followUps.resend': plain({ body: { deliveries: [{ consumer: 'none', eventId: 1 }] } }),
  'answerTemplates.list': plain(),
  'answerTemplates.remove': plain({ params: { templateId: entryId }, query: { version: '1' } }),
  'answerTemplates.write': plain({
    params: { templateId: entryId },
    body: { name: 'x', en: 'x', fr: '', de: '', it: '', version: 1 },
  }),
  'stock.find': plain({ query: { placeId: 'none', search: 'x' } }),
  'stock.listPlaces': plain(),
  'stock.listSendingStores': plain(),
  'stock.writeLevels': plain({
    params: { placeId: 'none', writingId: itemId },
    body: { as: 'set', levels: [{ upc: 'none', units: 1 }] },
  }),
  'stock.changeSendingStore': plain({
    params: { placeId: 'none' },
    body: { enabled: true, dailyLimit: null, safetyStock: 0, version: 0 },
  }),
  'transfers.cancel': plain({ params: transferStep, body: { ...reasoned, ...version } }),
  'transfers.list': plain(),
  'transfers.read': plain({ params: { transferId: itemId } }),
  'transfers.receive': plain({ params: transferStep, body: { lines: [], rest: 'lost', note: '', ...version } }),
  'transfers.send': plain({ params: transferStep, body: version }),
  'transfers.write': plain({
    params: { transferId: itemId },
    body: { from: 'none', to: 'none', note: '', lines: [{ upc: 'none', qty: 1 }], version: 0 },
  }),
  'savedFilters.list': plain({ query: { list: 'orders' } }),
  'savedFilters.remove': plain({ params: { filterId: entryId }, query: { version: '1' } }),
  'savedFilters.write': plain({
    params: { filterId: entryId },
    body: { list: 'orders', name: 'x', query: 'search=x', isShared: false, version: 1 },
  }),
  'cases.answer': plain({ params: { reference: 'none', entryId }, body: { text: 'x' } }),
  'cases.change': plain({ params: { reference: 'none' }, body: { status: 'open', version: 1 } }),
  'cases.list': plain(),
  'cases.merge': plain({ params: { reference: 'none' }, body: { into: 'other', version: 1 } }),
  'cases.note': plain({ params: { reference: 'none', entryId }, body: { text: 'x' } }),
  'cases.read': plain({ params: { reference: 'none' } }),
  'cases.readDocument': plain({ params: { reference: 'none', documentId: 'none' } }),
  'cases.readPicture': plain({ params: { reference: 'none', pictureId: 'none' } }),
  'warranty.decide': plain({
    params: { reference: 'none', decisionId: itemId },
    body: { outcome: 'declined', words: 'x', version: 1 },
  }),
  'warranty.moveRepair': plain({ params: { reference: 'none', decisionId: itemId }, body: { state: 'received' } }),
  'invoices.list': plain({ params: { orderNumber: 'NONE' } }),
  'invoices.readIssued': plain({ params: { paperNumber: 'NONE' }, query: { format: 'pdf' } }),
  'bulkActions.start': plain({
    params: { bulkId: itemId },
    // What each action requires besides is asked once it is whole.
    body: { action: 'note', orderNumbers: ['NONE'], found: null, mail: null, note: '' },
  }),
  'bulkActions.list': plain(),
  'bulkActions.read': plain({ params: { bulkId: itemId } }),
  'bulkActions.move': plain({ params: { bulkId: itemId }, body: { state: 'stopped' } }),
  'bulkActions.print': plain({ params: { bulkId: itemId } }),
  'orderDesk.cancel': plain({ params: { orderNumber: 'NONE' }, body: { reason: 'x' } }),
  'orderDesk.cancelItems': plain({
    params: { orderNumber: 'NONE', cancellationId: itemId },
    body: { items: [{ itemId: 'x', qty: 1 }], reason: 'x' },
  }),
  'orderDesk.replaceItems': plain({
    params: { orderNumber: 'NONE', replacementId: itemId },
    body: { items: [{ itemId: 'x', qty: 1 }], reason: 'lost', note: '', version: 0 },
  }),
  'orderDesk.collect': plain({ params: { orderNumber: 'NONE' }, body: { code: 'x' } }),
  'orderDesk.list': plain(),
  'orderDesk.read': plain({ params: { orderNumber: 'NONE' } }),
  'orderDesk.readReceipt': plain({ params: { orderNumber: 'NONE' } }),
  'orderDesk.readTimeline': plain({ params: { orderNumber: 'NONE' } }),
  'orderDesk.writeNote': plain({ params: orderNote, body: { text: 'x' } }),
  'orderDesk.changeNote': plain({ params: orderNote, body: { text: 'x', version: 1 } }),
  'orderDesk.removeNote': plain({ params: orderNote }),
  'orderDesk.resendMail': plain({
    params: { orderNumber: 'NONE', mailId: itemId },
    body: { kind: 'order-confirmation', about: '' },
  }),
  'orderDesk.changeAddress': plain({ params: { orderNumber: 'NONE' }, body: { version: 0 } }),
  'orderDesk.recordStep': plain({ params: { orderNumber: 'NONE', shippingId: 'none' }, body: { step: 'packed' } }),
  'orderDesk.handOverParcel': plain({
    params: { orderNumber: 'NONE', shippingId: 'none' },
    body: { placeId: 'none', carrier: 'ups', trackingNumber: '1Z', items: [{ upc: '1', qty: 1 }] },
  }),
  'packing.list': plain(),
  'packing.printDeliveryNote': plain({ params: { orderNumber: 'NONE', shippingId: 'none' } }),
  'packing.printBorderDeclaration': plain({
    params: { orderNumber: 'NONE', shippingId: 'none' },
    query: { placeId: 'none' },
  }),
  'packing.printGiftReceipt': plain({ params: { orderNumber: 'NONE', shippingId: 'none' } }),
  'packing.printGiftCards': plain({ params: { orderNumber: 'NONE', shippingId: 'none' } }),
  'packing.makeLabel': plain({
    params: { orderNumber: 'NONE', shippingId: 'none' },
    body: { placeId: 'none', carrier: 'ups' },
  }),
  'packing.reportMissing': plain({
    params: { orderNumber: 'NONE', shippingId: 'none', reportId: itemId },
    body: { placeId: 'none', upc: 'none', qty: 1, noneLeft: false },
  }),
  'packing.placeMissing': plain({
    params: { orderNumber: 'NONE', shippingId: 'none' },
    body: { upc: 'none', foundAt: null },
  }),
  'packing.printLabel': plain({ params: { orderNumber: 'NONE', shippingId: 'none', labelId: 'none' } }),
  'packing.endLabel': plain({ params: { orderNumber: 'NONE', shippingId: 'none', labelId: 'none' } }),
  'codeBatches.export': plain({ params: codeBatch }),
  'codeBatches.list': ofPromotion(),
  'codeBatches.make': plain({ params: codeBatch, body: smallBatch }),
  'codeBatches.withdraw': plain({ params: codeBatch }),
  'promotionDesk.create': plain({ body: { promotionId: 'none', paused: true, ...plainMembers, level: 'SHIPPING' } }),
  'promotionDesk.list': plain(),
  'promotionDesk.listCodes': ofPromotion(),
  'promotionDesk.listFaults': plain(),
  'promotionDesk.listMeetings': ofPromotion(),
  'promotionDesk.pause': ofPromotion(),
  'promotionDesk.putCode': plain({ params: { promotionId: 'none', code: 'NONE' }, body: openCode }),
  'promotionDesk.read': ofPromotion(),
  'promotionDesk.readChoices': plain(),
  'promotionDesk.readResults': ofPromotion(),
  'promotionDesk.resume': ofPromotion(),
  'promotionDesk.simulate': plain({
    body: { promotionId: null, promotion: { ...plainMembers, level: 'SHIPPING' }, days: 1, after: null },
  }),
  'promotionDesk.try': plain({
    body: {
      ...{ promotionId: null, promotion: plainMembers, market: 'xx-xx', shopper: 'guest', at: null },
      lines: [{ productId: 'none', quantity: 1 }],
    },
  }),
  'promotionDesk.update': ofPromotion({ ...plainMembers, ...version }),
  'returnDesk.list': plain(),
  'returnDesk.read': plain({ params: { returnId: 'NONE' } }),
  'returnDesk.readPicture': plain({ params: { returnId: 'NONE', pictureId: 'none' } }),
  'returnDesk.handOver': plain({ params: { returnId: 'NONE' } }),
  'returnDesk.receive': plain({ params: { returnId: 'NONE' } }),
  'returnDesk.makeLabel': plain({ params: { returnId: 'NONE' } }),
  'returnDesk.takeBack': plain({ params: { takeId: itemId }, body: { storeId: 'none', number: 'NONE' } }),
  'returnDesk.settle': plain({
    params: { returnId: 'NONE' },
    body: { version: 1, items: [{ itemId: 'none', accepted: 0, restocked: 0, note: 'x' }] },
  }),
  'roles.create': plain({ body: { name: ' ', permissions: [] } }),
  'roles.list': plain(),
  'roles.remove': plain({ params: { roleId: 'none' }, query: { version: '1' } }),
  'roles.update': plain({ params: { roleId: 'none' }, body: { name: 'x', permissions: [], ...version } }),
  'settings.change': plain({ params: { key: 'brand.name' }, body: { value: '', version: 0 } }),
  'settings.list': plain(),
  'settings.reset': plain({ params: { key: 'brand.name' }, query: { version: '7' } }),
  'storeStaff.add': plain({ body: { email: 'x', ...associate } }),
  'storeStaff.block': ofAssociate(version),
  'storeStaff.change': ofAssociate({ ...associate, ...version }),
  'storeStaff.list': plain(),
  'storeStaff.read': ofAssociate(),
  'storeStaff.remove': plain({ params: { employeeId: 'none' }, query: { version: '1', leaves: 'store' } }),
  'storeStaff.removePin': ofAssociate(version),
  'storeStaff.resetPassword': ofAssociate(version),
  'storeStaff.unblock': ofAssociate(version),
  'staff.changeRoles': plain({ params: none, body: { roles: [], ...version } }),
  'staff.invite': plain({ body: { email: 'x', name: 'x', language: 'en', roles: [] } }),
  'staff.list': plain(),
  'staff.read': plain({ params: none }),
  'staff.remove': plain({ params: none, query: { version: '1' } }),
  'staff.resendInvitation': plain({ params: none }),
  'staff.resetFactors': plain({ params: none, body: version }),
  'staff.resume': plain({ params: none, body: version }),
  'staff.suspend': plain({ params: none, body: version }),
  'staffAccess.acceptInvitation': plain({ body: { token: 'none', name: 'x' } }),
  'staffAccess.confirmSignIn': plain({ body: { ticket: 'none', code: '000000' } }),
  'staffAccess.readInvitation': plain({ body: { token: 'none' } }),
  'staffAccess.requestPasswordReset': plain({ body: { email: 'nobody@example.com' } }),
  'staffAccess.resetPassword': plain({ body: { token: 'none', newPassword: 'Another-pass1', code: '000000' } }),
  'staffAccess.signIn': plain({ body: { email: 'nobody@example.com', password: 'Some-pass1' } }),
  'staffAccess.signInWithPasskey': plain({ body: { answer } }),
  'staffAccess.signOut': plain(),
  'staffAccess.startPasskeySignIn': plain(),
  'staffAccount.addPasskey': plain({ body: { answer } }),
  'staffAccount.changePassword': plain({ body: { newPassword: 'short' } }),
  'staffAccount.endSession': plain({ params: { sessionId: 'none' } }),
  'staffAccount.listSessions': plain(),
  'staffAccount.prove': plain({ body: { answer } }),
  'staffAccount.read': plain(),
  'staffAccount.readFactors': plain(),
  'staffAccount.removePasskey': plain({ params: { passkeyId: 'none' } }),
  'staffAccount.removePassword': plain(),
  'staffAccount.renewRecoveryCodes': plain(),
  'staffAccount.setUpCodes': plain({ body: { setup: 'none', code: '000000' } }),
  'staffAccount.startCodes': plain(),
  'staffAccount.startPasskey': plain(),
  'staffAccount.startProof': plain(),
  'apiKeys.create': plain({
    body: { keyId: itemId, name: 'x', permissions: ['orders.read'], perMinute: 1, expiresAt: '2020-01-01T00:00:00Z' },
  }),
  'apiKeys.list': plain(),
  'apiKeys.revoke': plain({ params: { keyId: 'none' } }),
  'webhooks.create': plain({ body: { webhookId: itemId, ...webhook, url: 'none' } }),
  'webhooks.list': plain(),
  'webhooks.listMessages': ofWebhook(),
  'webhooks.readMessage': plain({ params: { webhookId: itemId, messageId: 'none' } }),
  'webhooks.remove': plain({ params: { webhookId: itemId }, query: { version: '1' } }),
  'webhooks.renewSecret': ofWebhook(version),
  'webhooks.replay': ofWebhook({ messages: ['none'] }),
  'webhooks.update': ofWebhook({ ...webhook, ...version }),
  'staffAccount.update': plain({ body: { name: ' ' } }),
};
