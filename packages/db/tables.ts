import type { CartTables } from './cart/tables.ts';
import type { CatalogueTables } from './catalogue/tables.ts';
import type { ContentTables } from './content/tables.ts';
import type { OrderTables } from './orders/tables.ts';
import type { OutboxTables } from './outbox/tables.ts';
import type { PaymentTables } from './payments/tables.ts';
import type { PlacementTables } from './placement/tables.ts';
import type { ReservationTables } from './reservations/tables.ts';
import type { SessionTables } from './sessions/tables.ts';
import type { SettingTables } from './settings/tables.ts';
import type { StockTables } from './stock/tables.ts';

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
  OutboxTables;
