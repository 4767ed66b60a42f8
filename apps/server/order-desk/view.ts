import type { DeskOrder, DeskShipment } from '@eyelet/contracts/order-desk/order.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { employeesWith } from '@eyelet/db/consumers/employees.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { holdsGoods } from '@eyelet/db/disputes/dispute.ts';
import { addressChangesOf } from '@eyelet/db/orders/delivery-address.ts';
import { countUnplaced, unplacedUnits } from '@eyelet/db/orders/unplaced.ts';
import { placesOfOrder } from '@eyelet/db/packing/to-pack.ts';
import { type LabelRow, openLabels } from '@eyelet/db/parcels/label.ts';
import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { mayDeskCancel } from '@eyelet/domain/orders/cancelling.ts';
import { cancellableUnits } from '@eyelet/domain/orders/cancelling-items.ts';
import { mayChangeAddress } from '@eyelet/domain/orders/changing-address.ts';
import { leavesShop, nextSteps } from '@eyelet/domain/orders/shipping.ts';
import { storeEmployeeName } from '@eyelet/domain/stores/employee-name.ts';
import { waitingCards } from '../gift-cards/waiting-cards.ts';
import type { Shop } from '../kernel/shop.ts';
import { itemsCancellable } from '../orders/items-cancellable.ts';
import { progressOf } from '../orders/reach-step.ts';
import { stepsView, timeOf } from '../orders/steps-view.ts';
import { travelOf } from '../orders/travel.ts';
import { crossesBorder } from '../packing/crosses-border.ts';
import { labelView } from '../packing/label-view.ts';
import { standingOf } from '../payments/standing-of.ts';
import { adjustmentView } from '../pricing/adjustments.ts';
import { keptLines } from '../stored-orders/cancelled-units.ts';
import { findOrder, type StoredLine, type StoredOrder, type StoredShipment } from '../stored-orders/stored-order.ts';
import { beforeReplacing } from './before-replacing.ts';
import { cancellableOf } from './cancellable.ts';
import { deliveryAddressOf } from './delivery-address.ts';
import { missingPieces } from './missing-pieces.ts';
import { replaceableOf } from './replaceable.ts';

/** An order as the desk shows it, with the names of countries in a language; undefined for an unknown number. */
export async function deskOrder(
  { database, catalogue, clock }: Pick<Shop, 'database' | 'catalogue' | 'clock'>,
  orderNumber: string,
  language: string,
): Promise<DeskOrder | undefined> {
  const { db, pool } = database;
  const stored = await findOrder(pool, orderNumber);
  if (!stored) return undefined;
  const { order, payments } = stored;
  const { in_store: sold } = order;
  const seller = sold && (await findConsumer(db, sold.storeEmployeeId));
  const employeeName = seller ? storeEmployeeName(seller) : '';
  const approvedBy = stored.lines.flatMap(({ price_adjustment: kept }) => kept?.approval?.employeeId ?? []);
  const isHeld = await holdsGoods(db, orderNumber);
  const approvers = await employeesWith(db, [...new Set(approvedBy)]);
  const waiting = await waitingCards(db, stored);
  const unplaced = await unplacedUnits(db, orderNumber);
  const facts = itemsCancellable(stored, stored.state, stored.shipments, {
    waiting,
    unplaced: countUnplaced(unplaced),
  });
  const cancellable = cancellableUnits(facts);
  const labels = await openLabels(db, { orderNumbers: [orderNumber] });
  const leaving = await placesOfOrder(db, orderNumber);
  const missing = await missingPieces(db, { catalogue }, stored, unplaced);
  const root = stored.rootOrder === null ? stored : await findOrder(pool, stored.rootOrder);
  const before = root && (await beforeReplacing(db, root));
  const replaceable = before ? replaceableOf(stored, before) : new Map<number, number>();
  const replacements = before?.replacements.filter(({ ofOrder }) => ofOrder === orderNumber) ?? [];
  return {
    orderNumber,
    status: stored.state,
    placedAt: stored.placedAt.toISOString(),
    name: `${order.billing?.firstName ?? ''} ${order.billing?.lastName ?? ''}`.trim(),
    email: order.email,
    locale: order.locale,
    currency: order.currency,
    total: toAmount(order.total),
    totalUnits: order.total_units,
    // Orders of store sessions belong to the associate's account, not to one of the buyer.
    hasAccount: sold === null && (await findConsumer(db, stored.owner)) !== undefined,
    soldBy: sold && {
      storeName: catalogue.place(sold.storeId)?.name ?? sold.storeId,
      employeeName,
    },
    terms:
      order.terms_page !== null && order.terms_version !== null
        ? { page: order.terms_page, version: order.terms_version }
        : null,
    delivery: await deliveryView(db, stored),
    isHeld,
    mayCancel: mayDeskCancel(cancellableOf(stored, { waiting })),
    replaces: stored.replaces,
    replacements: replacements.map((one) => one.orderNumber),
    steps: stepsView(stored),
    shipments: stored.shipments.map((shipment) =>
      shipmentView(stored, shipment, {
        language,
        now: clock(),
        employeeName,
        approvers,
        cancellable,
        replaceable,
        isHeld,
        labels,
        missing: missing.get(shipment.shipping_id) ?? [],
        borderPlaces: leaving
          .filter(({ shippingId }) => shippingId === shipment.shipping_id)
          .filter(({ placeId }) => crossesBorder({ catalogue }, shipment, { locale: order.locale, placeId }))
          .map(({ placeId }) => ({ placeId, name: catalogue.place(placeId)?.name ?? placeId })),
      }),
    ),
    payments: payments.map((payment) => ({
      method: payment.method,
      last4: payment.card_last4,
      amount: toAmount(payment.amount),
      ...standingOf(payment),
      refunded: toAmount(payment.refunded),
      state: payment.state,
    })),
  };
}

async function deliveryView(db: Reader, stored: StoredOrder): Promise<DeskOrder['delivery']> {
  const address = deliveryAddressOf(stored);
  if (!address) return null;
  const version = (await addressChangesOf(db, stored.orderNumber)).length;
  return { address, version, mayChange: mayChangeAddress(stored.state, stored.shipments.map(progressOf)) };
}

type Told = Readonly<{
  /** Pieces of it that no place has, so that it cannot leave as a whole. */
  missing: DeskShipment['missing'];
  /** The places that it has still to leave across a customs border. */
  borderPlaces: DeskShipment['borderPlaces'];
  /** Whether a disputed payment keeps its goods in the shop. */
  isHeld: boolean;
  language: string;
  now: Date;
  /** The associate who sold the order in a store and adjusted its prices; '' if unknown. */
  employeeName: string;
  /** The associates who have approved adjustments, by id. */
  approvers: ReadonlyMap<string, Parameters<typeof storeEmployeeName>[0]>;
  /** Labels of parcels that have not left. */
  labels: readonly LabelRow[];
  /** Units that may be cancelled, by line number. */
  cancellable: ReadonlyMap<number, number>;
  /** Units that can be sent again, by line number. */
  replaceable: ReadonlyMap<number, number>;
}>;

function shipmentView(stored: StoredOrder, shipment: StoredShipment, told: Told): DeskShipment {
  const { state, lines } = stored;
  const { language } = told;
  const address = shipment.address;
  return {
    missing: told.missing,
    shippingId: shipment.shipping_id,
    kind: shipment.kind,
    label: shipment.method_label,
    storeName: shipment.store_name,
    address: address ? [...addressLines(address, countryName(address.country, language))] : [],
    items: lines
      .filter((line) => line.shipping_id === shipment.shipping_id)
      .map((line) => ({
        itemId: line.item_id,
        ...{ name: line.name, colour: line.colour, size: line.size, sku: line.sku, upc: line.upc, image: line.image },
        qty: line.qty,
        cancelledQty: stored.cancelled[line.line_no] ?? 0,
        cancellableQty: told.cancellable.get(line.line_no) ?? 0,
        replaceableQty: told.replaceable.get(line.line_no) ?? 0,
        rowTotal: toAmount(line.row_after_order_discount),
        adjustment: adjustmentOf(line, told),
      })),
    hasGreetings: keptLines(stored).some(
      (line) => line.shipping_id === shipment.shipping_id && line.gift_option !== null,
    ),
    borderPlaces: told.borderPlaces,
    packedAt: timeOf(shipment.packed_at),
    readyAt: timeOf(shipment.ready_at),
    ...travelOf(stored, shipment, told.now),
    next: nextSteps(state, progressOf(shipment))
      .filter((step) => !told.isHeld || !leavesShop(shipment, step))
      .filter((step) => told.missing.length === 0 || step === 'delivered'),
    parcelLabels: told.labels.filter((one) => one.shipping_id === shipment.shipping_id).map(labelView),
  };
}

function adjustmentOf({ item_id, price_adjustment: kept }: StoredLine, { employeeName, approvers }: Told) {
  if (!kept) return null;
  const { type, value, reason, amount, createdAt } = adjustmentView(kept, item_id);
  const approver = kept.approval && approvers.get(kept.approval.employeeId);
  const approved = kept.approval && { employeeName: approver ? storeEmployeeName(approver) : '', at: kept.approval.at };
  return { type, value, reason, amount, createdAt, employeeName, approved: approved ?? null };
}
