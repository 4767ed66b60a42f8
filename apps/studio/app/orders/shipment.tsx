import type { DeskOrder, DeskShipment } from '@eyelet/contracts/order-desk/order.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { useState } from 'react';
import { Badge } from '../look/badge.tsx';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { LabelStatus } from '../record/label-status.tsx';
import { OrderedItem } from '../record/ordered-item.tsx';
import { ParcelPapers } from '../record/parcel-papers.tsx';
import { Facts, Section } from '../record/section.tsx';
import { ShipDialog } from '../record/ship-dialog.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { currentOf, problemText } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';
import { money } from '../words/money.ts';
import { dateTime, dayOnly, useWords } from '../words/words.ts';
import { AdjustedPrice } from './adjusted-price.tsx';
import { ChangeAddressDialog } from './change-address-dialog.tsx';
import { showOrder } from './changed.ts';
import { CollectDialog } from './collect-dialog.tsx';
import { MissingPieces } from './missing-pieces.tsx';
import { SentParcels } from './sent-parcels.tsx';
import { WithoutCodeDialog } from './without-code-dialog.tsx';

type Step = DeskShipment['next'][number];

function stateOf(shipment: DeskShipment) {
  if (shipment.isCancelled) return 'cancelled';
  if (shipment.isPartlyShipped) return 'partly';
  return (
    (['delivered', 'shipped', 'ready', 'packed'] as const).find((step) => shipment[`${step}At`] !== null) ?? 'none'
  );
}

/** A shipment of an order: what is in it, how far it is, and what may be recorded next. */
export function Shipment({ order, shipment }: Readonly<{ order: DeskOrder; shipment: DeskShipment }>) {
  const { t, language } = useWords();
  const may = usePermission();
  const [problem, setProblem] = useState<string>();
  const [isShipping, setShipping] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [isCollecting, setCollecting] = useState(false);
  const [isWithoutCode, setWithoutCode] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { orderNumber, currency } = order;
  const { shippingId, next, parcel } = shipment;
  const isCollected = shipment.kind === 'pickup' || shipment.kind === 'sts';
  const mayCollect = isCollected && may('fulfilment.write') && next.includes('delivered');
  // What is collected is handed over for its code, or with a reason.
  const steps = next.filter((step) => !(isCollected && step === 'delivered'));
  const isSent = shipment.kind === 'home' || shipment.kind === 'customs';
  const movable = isSent && may('orders.write') && order.delivery?.mayChange === true;
  const mayPack = may('fulfilment.write') && shipment.kind !== 'digital' && !shipment.isCancelled;

  // What has left already is not kept back any more.
  const isKept =
    order.isHeld && shipment.kind !== 'digital' && shipment.shippedAt === null && shipment.deliveredAt === null;

  async function record(step: Step): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await showOrder(await call(recordShipmentStep, { params: { orderNumber, shippingId }, body: { step } }));
      showToast(t('studio.orders.recorded', { number: orderNumber }));
    } catch (error) {
      const current = currentOf<DeskOrder>(error);
      if (current) await showOrder(current);
      setProblem(current ? t('studio.orders.stale') : problemText(t, error));
    } finally {
      setBusy(false);
    }
  }

  const times = (['packed', 'shipped', 'ready', 'delivered'] as const).flatMap((step) => {
    const at = shipment[`${step}At`];
    return at === null ? [] : [[t(`studio.orders.reached.${step}`), dateTime(language, at)] as const];
  });
  return (
    <Section
      title={shipment.storeName === null ? shipment.label : `${shipment.label}, ${shipment.storeName}`}
      actions={
        <Badge tone={shipment.deliveredAt === null ? 'info' : 'good'}>
          {t(`studio.orders.reached.${stateOf(shipment)}`)}
        </Badge>
      }
    >
      {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
      <MissingPieces order={order} shipment={shipment} />
      <ul className="order-items">
        {shipment.items.map((item) => (
          <OrderedItem key={item.itemId} item={item} amount={money(language, item.rowTotal, currency)}>
            <AdjustedPrice of={item} currency={currency} />
            {item.cancelledQty > 0 ? (
              <span className="hint">{t('studio.orders.cancelItems.gone', { qty: item.cancelledQty })}</span>
            ) : undefined}
          </OrderedItem>
        ))}
      </ul>
      <Facts
        facts={[
          ...(shipment.address.length > 0
            ? [
                [
                  t('studio.orders.address'),
                  shipment.address.map((line) => (
                    <span key={line} className="line">
                      {line}
                    </span>
                  )),
                ] as const,
              ]
            : []),
          ...(parcel && shipment.parcels.length < 2
            ? [[t('studio.orders.trackingNumber'), `${parcel.carrier} ${parcel.trackingNumber}`] as const]
            : []),
          ...(shipment.expectedOn === null
            ? []
            : [
                [
                  t('studio.orders.expected'),
                  t(shipment.isLate ? 'studio.orders.expected.late' : 'studio.orders.expected.day', {
                    day: dayOnly(language, shipment.expectedOn),
                  }),
                ] as const,
              ]),
          ...(shipment.isPartlyShipped || shipment.parcels.length > 1
            ? [[t('studio.orders.parcels'), <SentParcels key="parcels" of={shipment} />] as const]
            : []),
          ...times,
        ]}
      />
      {isKept ? <Notice tone="warning">{t('studio.orders.held')}</Notice> : undefined}
      {(mayPack ? shipment.parcelLabels : []).map((label) => (
        <LabelStatus
          key={label.labelId}
          orderNumber={orderNumber}
          shippingId={shippingId}
          label={label}
          onChanged={() => refresh(['order', orderNumber], ['packing'])}
        />
      ))}
      {movable || mayPack ? (
        <div className="section-actions">
          {mayPack ? (
            <ParcelPapers shipment={shipment} orderNumber={orderNumber} borderPlaces={shipment.borderPlaces} />
          ) : undefined}
          {mayCollect ? (
            <Button kind="primary" onPress={() => setCollecting(true)}>
              {t('studio.orders.collect.title')}
            </Button>
          ) : undefined}
          {mayCollect ? (
            <Button onPress={() => setWithoutCode(true)}>{t('studio.orders.collect.without')}</Button>
          ) : undefined}
          {movable ? <Button onPress={() => setMoving(true)}>{t('studio.orders.address.change')}</Button> : undefined}
          {(mayPack ? steps : []).map((step, index) => (
            <Button
              key={step}
              kind={!mayCollect && index === steps.length - 1 ? 'primary' : 'plain'}
              isPending={isBusy}
              onPress={() => (step === 'shipped' ? setShipping(true) : void record(step))}
            >
              {t(`studio.orders.step.${step}`)}
            </Button>
          ))}
        </div>
      ) : undefined}
      {isShipping ? (
        <ShipDialog
          orderNumber={orderNumber}
          shippingId={shippingId}
          label={shipment.parcelLabels.length === 1 ? shipment.parcelLabels[0] : null}
          onShipped={showOrder}
          onClose={() => setShipping(false)}
        />
      ) : undefined}
      {isCollecting ? <CollectDialog orderNumber={orderNumber} onClose={() => setCollecting(false)} /> : undefined}
      {isWithoutCode ? (
        <WithoutCodeDialog orderNumber={orderNumber} shippingId={shippingId} onClose={() => setWithoutCode(false)} />
      ) : undefined}
      {isMoving && order.delivery ? (
        <ChangeAddressDialog order={order} delivery={order.delivery} onClose={() => setMoving(false)} />
      ) : undefined}
    </Section>
  );
}
