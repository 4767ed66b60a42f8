import { addressHandlers } from '../addresses/handlers.ts';
import { allowanceHandlers } from '../allowances/handlers.ts';
import { answerTemplateHandlers } from '../answer-templates/handlers.ts';
import { apiHandlers } from '../api/handlers.ts';
import { apiKeyHandlers } from '../api-keys/handlers.ts';
import { auditHandlers } from '../audit/handlers.ts';
import { authHandlers } from '../auth/handlers.ts';
import { botCheckHandlers } from '../bot-check/handlers.ts';
import { bulkActionHandlers } from '../bulk-actions/handlers.ts';
import { cardHandlers } from '../cards/handlers.ts';
import { cartHandlers } from '../cart/handlers.ts';
import { caseHandlers } from '../cases/handlers.ts';
import { catalogueHandlers } from '../catalogue/handlers.ts';
import { checkoutHandlers } from '../checkout/handlers.ts';
import { codeBatchHandlers } from '../code-batches/handlers.ts';
import { consumerHandlers } from '../consumer/handlers.ts';
import { contentHandlers } from '../content/handlers.ts';
import { contentImportHandlers } from '../content-imports/handlers.ts';
import { customerHandlers } from '../customers/handlers.ts';
import { disputeHandlers } from '../disputes/handlers.ts';
import { eventRegistrationHandlers } from '../event-registrations/handlers.ts';
import { favoriteHandlers } from '../favorites/handlers.ts';
import { followUpHandlers } from '../follow-ups/handlers.ts';
import { giftCardDeskHandlers } from '../gift-card-desk/handlers.ts';
import { giftCardHandlers } from '../gift-cards/handlers.ts';
import { giftReceiptHandlers } from '../gift-receipts/handlers.ts';
import { handoverHandlers } from '../handovers/handlers.ts';
import { homeHandlers } from '../home/handlers.ts';
import { invoiceHandlers } from '../invoices/handlers.ts';
import type { AnyHandler } from '../kernel/handle.ts';
import { lookHandlers } from '../looks/handlers.ts';
import { loyaltyHandlers } from '../loyalty/handlers.ts';
import { loyaltyDeskHandlers } from '../loyalty-desk/handlers.ts';
import { mediaHandlers } from '../media/handlers.ts';
import { notificationHandlers } from '../notifications/handlers.ts';
import { orderDeskHandlers } from '../order-desk/handlers.ts';
import { orderHandlers } from '../orders/handlers.ts';
import { packingHandlers } from '../packing/handlers.ts';
import { passkeyHandlers } from '../passkeys/handlers.ts';
import { paymentDeskHandlers } from '../payment-desk/handlers.ts';
import { paymentHandlers } from '../payments/handlers.ts';
import { performanceHandlers } from '../performance/handlers.ts';
import { personalisationHandlers } from '../personalisation/handlers.ts';
import { previewHandlers } from '../preview/handlers.ts';
import { promotionDeskHandlers } from '../promotion-desk/handlers.ts';
import { promotionHandlers } from '../promotions/handlers.ts';
import { receiptHandlers } from '../receipts/handlers.ts';
import { reconciliationHandlers } from '../reconciliations/handlers.ts';
import { refundHandlers } from '../refunds/handlers.ts';
import { reportHandlers } from '../reports/handlers.ts';
import { returnDeskHandlers } from '../return-desk/handlers.ts';
import { returnHandlers } from '../returns/handlers.ts';
import { roleHandlers } from '../roles/handlers.ts';
import { savedFilterHandlers } from '../saved-filters/handlers.ts';
import { savedItemHandlers } from '../saved-items/handlers.ts';
import { searchHandlers } from '../search/handlers.ts';
import { settingsHandlers } from '../settings/handlers.ts';
import { settlementHandlers } from '../settlements/handlers.ts';
import { staffHandlers } from '../staff/handlers.ts';
import { staffAccessHandlers } from '../staff-access/handlers.ts';
import { staffAccountHandlers } from '../staff-account/handlers.ts';
import { stockHandlers } from '../stock/handlers.ts';
import { storeCreditHandlers } from '../store-credit/handlers.ts';
import { storeCreditDeskHandlers } from '../store-credit-desk/handlers.ts';
import { storeStaffHandlers } from '../store-staff/handlers.ts';
import { storeHandlers } from '../stores/handlers.ts';
import { subscriptionHandlers } from '../subscriptions/handlers.ts';
import { textHandlers } from '../texts/handlers.ts';
import { tillReceiptHandlers } from '../till-receipts/handlers.ts';
import { timeHandlers } from '../time/handlers.ts';
import { transferHandlers } from '../transfers/handlers.ts';
import { translationServiceHandlers } from '../translation-service/handlers.ts';
import { warrantyHandlers } from '../warranty/handlers.ts';
import { webhookHandlers } from '../webhooks/handlers.ts';

/** Every handler of the API, noun by noun. A test walks the operations of the contracts and fails for one missing here. */
export const handlers: readonly AnyHandler[] = [
  ...authHandlers,
  ...codeBatchHandlers,
  ...consumerHandlers,
  ...customerHandlers,
  ...storeCreditHandlers,
  ...storeCreditDeskHandlers,
  ...lookHandlers,
  ...subscriptionHandlers,
  ...notificationHandlers,
  ...cardHandlers,
  ...botCheckHandlers,
  ...passkeyHandlers,
  ...loyaltyHandlers,
  ...loyaltyDeskHandlers,
  ...allowanceHandlers,
  ...performanceHandlers,
  ...personalisationHandlers,
  ...catalogueHandlers,
  ...searchHandlers,
  ...contentHandlers,
  ...bulkActionHandlers,
  ...contentImportHandlers,
  ...cartHandlers,
  ...handoverHandlers,
  ...checkoutHandlers,
  ...paymentHandlers,
  ...giftCardHandlers,
  ...giftCardDeskHandlers,
  ...promotionHandlers,
  ...promotionDeskHandlers,
  ...receiptHandlers,
  ...orderHandlers,
  ...homeHandlers,
  ...orderDeskHandlers,
  ...packingHandlers,
  ...reconciliationHandlers,
  ...refundHandlers,
  ...disputeHandlers,
  ...paymentDeskHandlers,
  ...settlementHandlers,
  ...reportHandlers,
  ...invoiceHandlers,
  ...giftReceiptHandlers,
  ...returnHandlers,
  ...returnDeskHandlers,
  ...addressHandlers,
  ...storeHandlers,
  ...storeStaffHandlers,
  ...stockHandlers,
  ...transferHandlers,
  ...favoriteHandlers,
  ...eventRegistrationHandlers,
  ...caseHandlers,
  ...warrantyHandlers,
  ...savedItemHandlers,
  ...tillReceiptHandlers,
  ...timeHandlers,
  ...staffAccessHandlers,
  ...staffAccountHandlers,
  ...staffHandlers,
  ...answerTemplateHandlers,
  ...savedFilterHandlers,
  ...roleHandlers,
  ...auditHandlers,
  ...settingsHandlers,
  ...textHandlers,
  ...mediaHandlers,
  ...previewHandlers,
  ...apiHandlers,
  ...followUpHandlers,
  ...translationServiceHandlers,
  ...webhookHandlers,
  ...apiKeyHandlers,
];
