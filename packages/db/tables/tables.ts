import type { AddressTables } from './addresses.ts';
import type { AdyenTables } from './adyen.ts';
import type { AllowanceTables } from './allowances.ts';
import type { AnswerTemplateTables } from './answer-templates.ts';
import type { ApiKeyTables } from './api-keys.ts';
import type { AuditTables } from './audit.ts';
import type { BotCheckTables } from './bot-check.ts';
import type { BulkActionTables } from './bulk-actions.ts';
import type { CardTables } from './cards.ts';
import type { CartTables } from './cart.ts';
import type { CaseTables } from './cases.ts';
import type { CatalogueTables } from './catalogue.ts';
import type { ConsumerTables } from './consumers.ts';
import type { ContentTables } from './content.ts';
import type { ContentImportTables } from './content-imports.ts';
import type { CredentialTables } from './credentials.ts';
import type { CustomerTables } from './customers.ts';
import type { DisputeTables } from './disputes.ts';
import type { EventRegistrationTables } from './event-registrations.ts';
import type { EventTables } from './events.ts';
import type { ExportTables } from './exports.ts';
import type { FavoriteTables } from './favorites.ts';
import type { GiftCardTables } from './gift-cards.ts';
import type { HandoverTables } from './handovers.ts';
import type { LedgerTables } from './ledger.ts';
import type { LetterTables } from './letters.ts';
import type { LookTables } from './looks.ts';
import type { LoyaltyTables } from './loyalty.ts';
import type { MediaTables } from './media.ts';
import type { OrderTables } from './orders.ts';
import type { OutboxTables } from './outbox.ts';
import type { ParcelTables } from './parcels.ts';
import type { PasskeyTables } from './passkeys.ts';
import type { PaymentTables } from './payments.ts';
import type { PersonalisationTables } from './personalisation.ts';
import type { PlacementTables } from './placement.ts';
import type { PromotionTables } from './promotions.ts';
import type { ReconciliationTables } from './reconciliations.ts';
import type { RefundTables } from './refunds.ts';
import type { ReplacementTables } from './replacements.ts';
import type { ReservationTables } from './reservations.ts';
import type { ReturnTables } from './returns.ts';
import type { SavedFilterTables } from './saved-filters.ts';
import type { SavedItemTables } from './saved-items.ts';
import type { SessionTables } from './sessions.ts';
import type { SettingTables } from './settings.ts';
import type { SettlementTables } from './settlements.ts';
import type { ShopSettingTables } from './shop-settings.ts';
import type { ShopTextTables } from './shop-texts.ts';
import type { StaffTables } from './staff.ts';
import type { StockTables } from './stock.ts';
import type { StoreCreditTables } from './store-credit.ts';
import type { StoreTables } from './stores.ts';
import type { SubscriptionTables } from './subscriptions.ts';
import type { TextMessageTables } from './text-messages.ts';
import type { TransferTables } from './transfers.ts';
import type { WebhookTables } from './webhooks.ts';

/** Every table, by room. A room's own file describes its columns. */
export type Tables = SettingTables &
  AnswerTemplateTables &
  CatalogueTables &
  ShopSettingTables &
  ShopTextTables &
  StockTables &
  TransferTables &
  ContentTables &
  BulkActionTables &
  TextMessageTables &
  ContentImportTables &
  SessionTables &
  CartTables &
  HandoverTables &
  PersonalisationTables &
  PlacementTables &
  ReconciliationTables &
  RefundTables &
  SettlementTables &
  CustomerTables &
  LookTables &
  DisputeTables &
  ReplacementTables &
  ReservationTables &
  ReturnTables &
  OrderTables &
  PaymentTables &
  AdyenTables &
  OutboxTables &
  AddressTables &
  AllowanceTables &
  AuditTables &
  BotCheckTables &
  CardTables &
  CaseTables &
  ConsumerTables &
  CredentialTables &
  EventRegistrationTables &
  EventTables &
  ExportTables &
  FavoriteTables &
  GiftCardTables &
  LedgerTables &
  LetterTables &
  LoyaltyTables &
  MediaTables &
  ParcelTables &
  PasskeyTables &
  PromotionTables &
  StaffTables &
  StoreCreditTables &
  StoreTables &
  SavedFilterTables &
  SavedItemTables &
  SubscriptionTables &
  WebhookTables &
  ApiKeyTables;
