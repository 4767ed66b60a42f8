import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { OrderDisputes } from '../disputes/order-disputes.tsx';
import { PapersSection } from '../invoices/papers-section.tsx';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { Record } from '../record/record.tsx';
import { Timeline } from '../record/timeline.tsx';
import { RefundsSection } from '../refunds/refunds-section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CancelItemsDialog } from './cancel-items-dialog.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { ReplaceItemsDialog } from './replace-items-dialog.tsx';
import { Shipment } from './shipment.tsx';

/** One order: its shipments with what may be done next, its payments, and how it came here. */
export function OrderRecord() {
  const { t } = useWords();
  const may = usePermission();
  const { orderNumber = '' } = useParams();
  const [asked, setAsked] = useState<'order' | 'items' | 'replace'>();
  const { data: order, error } = useQuery({
    queryKey: ['order', orderNumber],
    queryFn: () => call(readDeskOrder, { params: { orderNumber } }),
  });
  const from = { path: '/orders', label: t('studio.orders.title') };
  if (!order) {
    return (
      <Record title={orderNumber} from={from}>
        {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      </Record>
    );
  }
  return (
    <Record
      title={orderNumber}
      from={from}
      state={<OrderStatus status={order.status} />}
      actions={
        <>
          {may('orders.refund') && !order.isHeld && hasItem(order, ({ replaceableQty }) => replaceableQty > 0) ? (
            <Button onPress={() => setAsked('replace')}>{t('studio.orders.replace.action')}</Button>
          ) : undefined}
          {may('orders.write') ? (
            <>
              {hasItem(order, ({ cancellableQty }) => cancellableQty > 0) ? (
                <Button onPress={() => setAsked('items')}>{t('studio.orders.cancelItems.action')}</Button>
              ) : undefined}
              {order.mayCancel ? (
                <Button onPress={() => setAsked('order')}>{t('studio.orders.cancel.action')}</Button>
              ) : undefined}
            </>
          ) : undefined}
        </>
      }
      side={
        <div className="sections">
          <OrderDetails order={order} />
          <OrderPayments order={order} />
          <OrderReceipt orderNumber={orderNumber} />
          <OrderDisputes orderNumber={orderNumber} />
          <RefundsSection orderNumber={orderNumber} isErased={order.email === '' && order.soldBy === null} />
          <PapersSection orderNumber={orderNumber} />
          <Timeline kind="order" id={orderNumber} />
        </div>
      }
    >
      {order.shipments.map((shipment) => (
        <Shipment key={shipment.shippingId} order={order} shipment={shipment} />
      ))}
      <OrderTimeline key={orderNumber} order={order} />
      {asked === 'order' ? <CancelDialog order={order} onClose={() => setAsked(undefined)} /> : undefined}
      {asked === 'items' ? <CancelItemsDialog order={order} onClose={() => setAsked(undefined)} /> : undefined}
      {asked === 'replace' ? <ReplaceItemsDialog order={order} onClose={() => setAsked(undefined)} /> : undefined}
    </Record>
  );
}

type Item = DeskOrder['shipments'][number]['items'][number];

/** Whether an item of an order is such. */
function hasItem({ shipments }: DeskOrder, isSuch: (item: Item) => boolean): boolean {
  return shipments.some(({ items }) => items.some(isSuch));
}
