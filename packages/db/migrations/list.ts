import type { Migration } from 'kysely/migration';
import * as settings from './0000-settings.ts';
import * as catalogue from './0001-catalogue.ts';
import * as commerce from './0002-commerce.ts';
import * as stockAnnouncements from './0004-stock-announcements.ts';
import * as identity from './0005-identity.ts';
import * as contentRedirects from './0006-content-redirects.ts';
import * as referral from './0007-referral.ts';
import * as favoritesAndSavedItems from './0008-favorites-and-saved-items.ts';
import * as stores from './0009-stores.ts';
import * as payments from './0010-payments.ts';
import * as delivery from './0011-delivery.ts';
import * as paymentAccounts from './0012-payment-accounts.ts';
import * as adyen from './0013-adyen.ts';
import * as mailFiles from './0014-mail-files.ts';
import * as promotions from './0015-promotions.ts';
import * as preferredStore from './0016-preferred-store.ts';
import * as giftGoods from './0017-gift-goods.ts';
import * as enrolmentsAndDevices from './0018-enrolments-and-devices.ts';
import * as askedLetters from './0019-asked-letters.ts';
import * as reservationsOfGuests from './0020-reservations-of-guests.ts';
import * as downloads from './0021-downloads.ts';
import * as temporaryPasswords from './0022-temporary-passwords.ts';
import * as configuratorsAndMeasurements from './0023-configurators-and-measurements.ts';
import * as ledger from './0024-ledger.ts';
import * as events from './0025-events.ts';
import * as emailKeys from './0026-email-keys.ts';
import * as staffAndAudit from './0027-staff-and-audit.ts';
import * as paymentsOnTheLedger from './0028-payments-on-the-ledger.ts';
import * as cheaperCartsAndMails from './0029-cheaper-carts-and-mails.ts';
import * as receipts from './0030-receipts.ts';
import * as shopSettings from './0031-shop-settings.ts';
import * as callCounts from './0032-call-counts.ts';
import * as reasonsOfReductions from './0033-reasons-of-reductions.ts';
import * as eventRegistrations from './0034-event-registrations.ts';
import * as contentItems from './0035-content-items.ts';
import * as giftCards from './0037-gift-cards.ts';
import * as media from './0038-media.ts';
import * as cases from './0039-cases.ts';
import * as shipping from './0040-shipping.ts';
import * as loyalty from './0041-loyalty.ts';
import * as returnsAndPapers from './0042-returns-and-papers.ts';
import * as contentPresence from './0043-content-presence.ts';
import * as acceptedTerms from './0044-accepted-terms.ts';
import * as shownCodes from './0045-shown-codes.ts';
import * as webhooks from './0046-webhooks.ts';
import * as inStoreSales from './0047-in-store-sales.ts';
import * as apiKeys from './0048-api-keys.ts';
import * as promotionStacking from './0049-promotion-stacking.ts';
import * as employeesByStore from './0050-employees-by-store.ts';
import * as priceAdjustments from './0051-price-adjustments.ts';
import * as deskFigures from './0052-desk-figures.ts';
import * as keptTerms from './0053-kept-terms.ts';
import * as promotionLimits from './0054-promotion-limits.ts';
import * as orderNotes from './0055-order-notes.ts';
import * as orderCare from './0056-order-care.ts';
import * as promotionDesk from './0057-promotion-desk.ts';
import * as approvals from './0058-approvals.ts';
import * as codeVersions from './0059-code-versions.ts';
import * as handovers from './0060-handovers.ts';
import * as codeBatches from './0062-code-batches.ts';
import * as storeStaff from './0064-store-staff.ts';
import * as giftCardDesk from './0065-gift-card-desk.ts';
import * as contentImports from './0066-content-imports.ts';
import * as loyaltyDesk from './0067-loyalty-desk.ts';
import * as promotionWants from './0068-promotion-wants.ts';
import * as exchanges from './0069-exchanges.ts';
import * as allowances from './0070-allowances.ts';
import * as fileClaims from './0071-file-claims.ts';
import * as reconciliations from './0072-reconciliations.ts';
import * as tillPins from './0073-till-pins.ts';
import * as costs from './0074-costs.ts';
import * as allowanceUses from './0075-allowance-uses.ts';
import * as promotionMostOff from './0076-promotion-most-off.ts';
import * as parcels from './0077-parcels.ts';
import * as letterConsumers from './0078-letter-consumers.ts';
import * as shopTexts from './0079-shop-texts.ts';
import * as unusedPermissions from './0080-unused-permissions.ts';
import * as pickups from './0081-pickups.ts';
import * as deliveryMails from './0082-delivery-mails.ts';
import * as refundsByAmount from './0083-refunds-by-amount.ts';
import * as parcelUnits from './0084-parcel-units.ts';
import * as orderTurns from './0085-order-turns.ts';
import * as takenAtOnce from './0086-taken-at-once.ts';
import * as cheaperDeliveries from './0087-cheaper-deliveries.ts';
import * as disputes from './0088-disputes.ts';
import * as tillReceipts from './0089-till-receipts.ts';
import * as experienceEvents from './0090-experience-events.ts';
import * as loyaltyProgramme from './0093-loyalty-programme.ts';
import * as printedGiftCards from './0094-printed-gift-cards.ts';
import * as customerDesk from './0097-customer-desk.ts';
import * as paymentDesk from './0098-payment-desk.ts';
import * as settlements from './0099-settlements.ts';
import * as cancelledItems from './0100-cancelled-items.ts';
import * as manyOrders from './0106-many-orders.ts';
import * as salesDays from './0107-sales-days.ts';
import * as returnPictures from './0113-return-pictures.ts';
import * as returnsInStores from './0114-returns-in-stores.ts';
import * as replyAddresses from './0118-reply-addresses.ts';
import * as answerTemplates from './0122-answer-templates.ts';
import * as savedFilters from './0123-saved-filters.ts';
import * as replacements from './0124-replacements.ts';
import * as caseTargets from './0125-case-targets.ts';
import * as mergedCases from './0126-merged-cases.ts';
import * as disputeAnswers from './0127-dispute-answers.ts';
import * as parcelLabels from './0128-parcel-labels.ts';
import * as casesOfOrders from './0129-cases-of-orders.ts';
import * as looks from './0130-looks.ts';
import * as storeCredit from './0131-store-credit.ts';
import * as capturesByParcel from './0132-captures-by-parcel.ts';
import * as endsOfHolds from './0133-ends-of-holds.ts';
import * as returnLabels from './0134-return-labels.ts';
import * as outsideGiftCards from './0135-outside-gift-cards.ts';
import * as waitingRefunds from './0136-waiting-refunds.ts';
import * as borderFacts from './0137-border-facts.ts';
import * as laterReturnLabels from './0138-later-return-labels.ts';
import * as transfers from './0139-transfers.ts';
import * as promotionFaults from './0140-promotion-faults.ts';
import * as earlyReleases from './0141-early-releases.ts';
import * as lapsedCreditMails from './0142-lapsed-credit-mails.ts';
import * as lateTransfers from './0143-late-transfers.ts';
import * as cancelledCaptures from './0144-cancelled-captures.ts';
import * as refusedWholeCaptures from './0145-refused-whole-captures.ts';
import * as refundTries from './0147-refund-tries.ts';
import * as stuckWork from './0148-stuck-work.ts';
import * as warrantyDecisions from './0149-warranty-decisions.ts';
import * as orderSearch from './0151-order-search.ts';
import * as textMessages from './0152-text-messages.ts';
import * as bulkActions from './0153-bulk-actions.ts';
import * as programmeProofs from './0154-programme-proofs.ts';
import * as oneIndexOfNotices from './0155-one-index-of-notices.ts';
import * as goodsOfOrders from './0158-goods-of-orders.ts';
import * as caseDocuments from './0159-case-documents.ts';
import * as namedPaths from './0160-named-paths.ts';
import * as shipFromStore from './0161-ship-from-store.ts';
import * as stockWritings from './0162-stock-writings.ts';
import * as missingPieces from './0163-missing-pieces.ts';
import * as movedPieces from './0164-moved-pieces.ts';
import * as ordersFoundInIndexes from './0167-orders-found-in-indexes.ts';
import * as laterParcels from './0168-later-parcels.ts';
import * as unkeptDays from './0169-unkept-days.ts';
import * as marketAndState from './0170-market-and-state.ts';
import * as quickCompression from './0171-quick-compression.ts';
import * as unplacedPieces from './0175-unplaced-pieces.ts';

/** Every migration by number, listed by hand. A landed one never changes; a later one corrects it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0000-settings': settings,
  '0001-catalogue': catalogue,
  '0002-commerce': commerce,
  '0004-stock-announcements': stockAnnouncements,
  '0005-identity': identity,
  '0006-content-redirects': contentRedirects,
  '0007-referral': referral,
  '0008-favorites-and-saved-items': favoritesAndSavedItems,
  '0009-stores': stores,
  '0010-payments': payments,
  '0011-delivery': delivery,
  '0012-payment-accounts': paymentAccounts,
  '0013-adyen': adyen,
  '0014-mail-files': mailFiles,
  '0015-promotions': promotions,
  '0016-preferred-store': preferredStore,
  '0017-gift-goods': giftGoods,
  '0018-enrolments-and-devices': enrolmentsAndDevices,
  '0019-asked-letters': askedLetters,
  '0020-reservations-of-guests': reservationsOfGuests,
  '0021-downloads': downloads,
  '0022-temporary-passwords': temporaryPasswords,
  '0023-configurators-and-measurements': configuratorsAndMeasurements,
  '0024-ledger': ledger,
  '0025-events': events,
  '0026-email-keys': emailKeys,
  '0027-staff-and-audit': staffAndAudit,
  '0028-payments-on-the-ledger': paymentsOnTheLedger,
  '0029-cheaper-carts-and-mails': cheaperCartsAndMails,
  '0030-receipts': receipts,
  '0031-shop-settings': shopSettings,
  '0032-call-counts': callCounts,
  '0033-reasons-of-reductions': reasonsOfReductions,
  '0034-event-registrations': eventRegistrations,
  '0035-content-items': contentItems,
  '0037-gift-cards': giftCards,
  '0038-media': media,
  '0039-cases': cases,
  '0040-shipping': shipping,
  '0041-loyalty': loyalty,
  '0042-returns-and-papers': returnsAndPapers,
  '0043-content-presence': contentPresence,
  '0044-accepted-terms': acceptedTerms,
  '0045-shown-codes': shownCodes,
  '0046-webhooks': webhooks,
  '0047-in-store-sales': inStoreSales,
  '0048-api-keys': apiKeys,
  '0049-promotion-stacking': promotionStacking,
  '0050-employees-by-store': employeesByStore,
  '0051-price-adjustments': priceAdjustments,
  '0052-desk-figures': deskFigures,
  '0053-kept-terms': keptTerms,
  '0054-promotion-limits': promotionLimits,
  '0055-order-notes': orderNotes,
  '0056-order-care': orderCare,
  '0057-promotion-desk': promotionDesk,
  '0058-approvals': approvals,
  '0059-code-versions': codeVersions,
  '0060-handovers': handovers,
  '0062-code-batches': codeBatches,
  '0064-store-staff': storeStaff,
  '0065-gift-card-desk': giftCardDesk,
  '0066-content-imports': contentImports,
  '0067-loyalty-desk': loyaltyDesk,
  '0068-promotion-wants': promotionWants,
  '0069-exchanges': exchanges,
  '0070-allowances': allowances,
  '0071-file-claims': fileClaims,
  '0072-reconciliations': reconciliations,
  '0073-till-pins': tillPins,
  '0074-costs': costs,
  '0075-allowance-uses': allowanceUses,
  '0076-promotion-most-off': promotionMostOff,
  '0077-parcels': parcels,
  '0078-letter-consumers': letterConsumers,
  '0079-shop-texts': shopTexts,
  '0080-unused-permissions': unusedPermissions,
  '0081-pickups': pickups,
  '0082-delivery-mails': deliveryMails,
  '0083-refunds-by-amount': refundsByAmount,
  '0084-parcel-units': parcelUnits,
  '0085-order-turns': orderTurns,
  '0086-taken-at-once': takenAtOnce,
  '0087-cheaper-deliveries': cheaperDeliveries,
  '0088-disputes': disputes,
  '0089-till-receipts': tillReceipts,
  '0090-experience-events': experienceEvents,
  '0093-loyalty-programme': loyaltyProgramme,
  '0094-printed-gift-cards': printedGiftCards,
  '0097-customer-desk': customerDesk,
  '0098-payment-desk': paymentDesk,
  '0099-settlements': settlements,
  '0100-cancelled-items': cancelledItems,
  '0106-many-orders': manyOrders,
  '0107-sales-days': salesDays,
  '0113-return-pictures': returnPictures,
  '0114-returns-in-stores': returnsInStores,
  '0118-reply-addresses': replyAddresses,
  '0122-answer-templates': answerTemplates,
  '0123-saved-filters': savedFilters,
  '0124-replacements': replacements,
  '0125-case-targets': caseTargets,
  '0126-merged-cases': mergedCases,
  '0127-dispute-answers': disputeAnswers,
  '0128-parcel-labels': parcelLabels,
  '0129-cases-of-orders': casesOfOrders,
  '0130-looks': looks,
  '0131-store-credit': storeCredit,
  '0132-captures-by-parcel': capturesByParcel,
  '0133-ends-of-holds': endsOfHolds,
  '0134-return-labels': returnLabels,
  '0135-outside-gift-cards': outsideGiftCards,
  '0136-waiting-refunds': waitingRefunds,
  '0137-border-facts': borderFacts,
  '0138-later-return-labels': laterReturnLabels,
  '0139-transfers': transfers,
  '0140-promotion-faults': promotionFaults,
  '0141-early-releases': earlyReleases,
  '0142-lapsed-credit-mails': lapsedCreditMails,
  '0143-late-transfers': lateTransfers,
  '0144-cancelled-captures': cancelledCaptures,
  '0145-refused-whole-captures': refusedWholeCaptures,
  '0147-refund-tries': refundTries,
  '0148-stuck-work': stuckWork,
  '0151-order-search': orderSearch,
  '0152-text-messages': textMessages,
  '0153-bulk-actions': bulkActions,
  '0154-programme-proofs': programmeProofs,
  '0149-warranty-decisions': warrantyDecisions,
  '0160-named-paths': namedPaths,
  '0158-goods-of-orders': goodsOfOrders,
  '0159-case-documents': caseDocuments,
  '0161-ship-from-store': shipFromStore,
  '0162-stock-writings': stockWritings,
  '0163-missing-pieces': missingPieces,
  '0167-orders-found-in-indexes': ordersFoundInIndexes,
  '0164-moved-pieces': movedPieces,
  '0168-later-parcels': laterParcels,
  '0169-unkept-days': unkeptDays,
  '0171-quick-compression': quickCompression,
  '0155-one-index-of-notices': oneIndexOfNotices,
  '0170-market-and-state': marketAndState,
  '0175-unplaced-pieces': unplacedPieces,
};
