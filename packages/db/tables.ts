import type { AddressTables } from './addresses/tables.ts';
import type { BotCheckTables } from './bot-check/tables.ts';
import type { CardTables } from './cards/tables.ts';
import type { CartTables } from './cart/tables.ts';
import type { CatalogueTables } from './catalogue/tables.ts';
import type { ConsumerTables } from './consumers/tables.ts';
import type { ContentTables } from './content/tables.ts';
import type { CredentialTables } from './credentials/tables.ts';
import type { ExportTables } from './exports/tables.ts';
import type { FavoriteTables } from './favorites/tables.ts';
import type { LedgerTables } from './ledger/tables.ts';
import type { LetterTables } from './letters/tables.ts';
import type { OrderTables } from './orders/tables.ts';
import type { OutboxTables } from './outbox/tables.ts';
import type { PasskeyTables } from './passkeys/tables.ts';
import type { AdyenTables } from './payments/adyen-tables.ts';
import type { PaymentTables } from './payments/tables.ts';
import type { PlacementTables } from './placement/tables.ts';
import type { PromotionTables } from './promotions/tables.ts';
import type { ReservationTables } from './reservations/tables.ts';
import type { SavedItemTables } from './saved-items/tables.ts';
import type { SessionTables } from './sessions/tables.ts';
import type { SettingTables } from './settings/tables.ts';
import type { StockTables } from './stock/tables.ts';
import type { StoreTables } from './stores/tables.ts';
import type { SubscriptionTables } from './subscriptions/tables.ts';

/** Every table, by room. A room's own file describes its columns. */
export type Tables = SettingTables &
  CatalogueTables &
  StockTables &
  ContentTables &
  SessionTables &
  CartTables &
  PlacementTables &
  ReservationTables &
  OrderTables &
  PaymentTables &
  AdyenTables &
  OutboxTables &
  AddressTables &
  BotCheckTables &
  CardTables &
  ConsumerTables &
  CredentialTables &
  ExportTables &
  FavoriteTables &
  LedgerTables &
  LetterTables &
  PasskeyTables &
  PromotionTables &
  StoreTables &
  SavedItemTables &
  SubscriptionTables;
