import { allowanceSpend, cancelledItemAllowances } from '../allowances/hear-orders.ts';
import { passwordResets } from '../auth/hear-resets.ts';
import { reservationLetters } from '../cart/hear-reservations.ts';
import { caseLetters, caseReports } from '../cases/hear-cases.ts';
import { registrationLetters } from '../event-registrations/hear-registrations.ts';
import type { Consumer } from '../events/consumer.ts';
import { boughtGiftCards } from '../gift-cards/hear-orders.ts';
import { paidGiftCards } from '../gift-cards/hear-placing.ts';
import { sentGiftCards } from '../gift-cards/hear-shipments.ts';
import { giftCardMails } from '../gift-cards/mail/hear-due.ts';
import { cancelledItemPapers, paperIssues, refundPapers } from '../invoices/hear-orders.ts';
import { memberLetters } from '../loyalty/hear-members.ts';
import { cancelledItemPoints, loyaltyPoints } from '../loyalty/hear-orders.ts';
import { keptLetters, letters } from '../mail/letters/hear-letters.ts';
import {
  cancelledItemMails,
  deliveryMails,
  lapsedCreditMails,
  missingPieceMails,
  orderMails,
  parcelMails,
  refundMails,
  returnLabelMails,
} from '../orders/mail/hear-orders.ts';
import { creditMoves } from '../payments/hear-credit.ts';
import { paymentMoves } from '../payments/hear-orders.ts';
import { parcelCaptures } from '../payments/hear-shipments.ts';
import { refundsTriedAgain, waitingRefunds } from '../payments/hear-waiting.ts';
import { dataExports } from '../personal-data/hear-exports.ts';
import { endedExchanges, returnParcels } from '../returns/hear-orders.ts';
import { staffPasswordResets } from '../staff-access/hear-resets.ts';
import { deliveryTexts, missingPieceTexts } from '../text-messages/hear-deliveries.ts';
import { tillReceiptLetters } from '../till-receipts/hear-asked.ts';
import { webhookMessages } from '../webhooks/hear-facts.ts';

/** All consumers of events. A new one is a file in its room and a line here. */
export const consumers: readonly Consumer[] = [
  paymentMoves,
  parcelCaptures,
  orderMails,
  deliveryMails,
  deliveryTexts,
  missingPieceMails,
  missingPieceTexts,
  refundMails,
  parcelMails,
  cancelledItemMails,
  returnLabelMails,
  lapsedCreditMails,
  paperIssues,
  refundPapers,
  cancelledItemPapers,
  boughtGiftCards,
  paidGiftCards,
  sentGiftCards,
  giftCardMails,
  letters,
  keptLetters,
  caseLetters,
  caseReports,
  registrationLetters,
  reservationLetters,
  memberLetters,
  passwordResets,
  staffPasswordResets,
  dataExports,
  loyaltyPoints,
  cancelledItemPoints,
  allowanceSpend,
  cancelledItemAllowances,
  endedExchanges,
  returnParcels,
  creditMoves,
  waitingRefunds,
  refundsTriedAgain,
  tillReceiptLetters,
  webhookMessages,
];
