import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import type { ShipmentToPack, ToPack } from '@eyelet/contracts/packing/to-pack.ts';
import { type Contents, isComplete, lacking, type PackedUnits } from '@eyelet/domain/packing/packed-units.ts';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../look/badge.tsx';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { OrderedItem } from '../record/ordered-item.tsx';
import { ParcelPapers } from '../record/parcel-papers.tsx';
import { ShipDialog } from '../record/ship-dialog.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';
import { dayOnly, useWords } from '../words/words.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { MissingDialog } from './missing-dialog.tsx';
import { ParcelLabel } from './parcel-label.tsx';
import { PrintedCards } from './printed-cards.tsx';

type PackedShipmentProps = Readonly<{
  shipment: ShipmentToPack;
  placeId: string;
  /** The carriers whose labels are made. */
  offered: ToPack['labelCarriers'];
  /** The number of its box; 0 once it is packed. */
  number: number;
  contents: Contents;
  packed: PackedUnits;
  /** The box was handed over and is empty. */
  onEmptied: () => void;
}>;

type Step = ShipmentToPack['next'][number];

/** A parcel on the table: what is in it, what it lacks, and that it is packed and handed over. */
export function PackedShipment({
  shipment,
  placeId,
  offered,
  number,
  contents,
  packed,
  onEmptied,
}: PackedShipmentProps) {
  const { t, language } = useWords();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isShipping, setShipping] = useState(false);
  const [isParting, setParting] = useState(false);
  const [missing, setMissing] = useState<ShipmentToPack['items'][number]>();
  const { orderNumber, shippingId, items, next, otherPlaces, packedAt, promisedTo, storeName, label } = shipment;
  const isFull = packedAt !== null || isComplete(contents, packed);
  const isIn = Object.entries(packed[contents.key] ?? {}).map(([upc, qty]) => ({ upc, qty }));
  // What is full and comes from here alone leaves as a whole.
  const mayPart = shipment.mayHandOver && packedAt === null && isIn.length > 0 && (!isFull || otherPlaces.length > 0);

  async function onHandedOver(): Promise<void> {
    onEmptied();
    await refreshPacking();
  }

  async function record(step: Step): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await call(recordShipmentStep, { params: { orderNumber, shippingId }, body: { step } });
      showToast(t('studio.orders.recorded', { number: orderNumber }));
      await refreshPacking();
    } catch (error) {
      setProblem(problemText(t, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="packing-parcel" aria-labelledby={id}>
      <div className="section-head">
        <h3 id={id}>
          {number > 0 ? `${number} · ` : ''}
          <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>
        </h3>
        <Badge tone={packedAt !== null ? 'good' : isFull ? 'info' : 'neutral'}>
          {t(packedAt !== null ? 'studio.packing.packed' : isFull ? 'studio.packing.full' : 'studio.packing.open')}
        </Badge>
      </div>
      <p className="hint">
        {storeName === null ? label : `${label}, ${storeName}`}
        {shipment.isPartlyShipped ? ` · ${t('studio.orders.reached.partly')}` : undefined}
        {promisedTo === null ? undefined : ` · ${t('studio.packing.promised', { day: dayOnly(language, promisedTo) })}`}
      </p>
      {otherPlaces.length > 0 ? (
        <Notice tone="info">{t('studio.packing.others', { places: otherPlaces.join(', ') })}</Notice>
      ) : undefined}
      {shipment.lacksPieces ? <Notice tone="warning">{t('studio.packing.missing.lacks')}</Notice> : undefined}
      {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
      <ul className="order-items">
        {items.map((item) => {
          const missing = packedAt === null ? lacking(contents, packed, item.upc) : 0;
          const amount = missing === 0 ? t('studio.packing.in') : t('studio.packing.lacks', { n: missing });
          return (
            <OrderedItem key={item.upc} item={item} amount={amount}>
              <Button
                kind="quiet"
                aria-label={t('studio.packing.missing.of', { name: `${item.name}, ${item.size}` })}
                onPress={() => setMissing(item)}
              >
                {t('studio.packing.missing')}
              </Button>
            </OrderedItem>
          );
        })}
      </ul>
      <PrintedCards shipment={shipment} />
      <ParcelLabel
        shipment={shipment}
        placeId={placeId}
        offered={offered}
        units={items.reduce((sum, { qty }) => sum + qty, 0)}
        onChanged={refreshPacking}
      />
      <div className="section-actions">
        <ParcelPapers
          shipment={shipment}
          orderNumber={orderNumber}
          borderPlaces={shipment.crossesBorder ? [{ placeId }] : []}
          placeId={placeId}
        />
      </div>
      {mayPart || next.length > 0 ? (
        <div className="section-actions">
          {mayPart ? (
            <Button kind="primary" onPress={() => setParting(true)}>
              {t('studio.packing.handOver')}
            </Button>
          ) : undefined}
          {next.map((step, index) => (
            <Button
              key={step}
              kind={(isFull ? step !== 'packed' || packedAt === null : false) && index === 0 ? 'primary' : 'plain'}
              isPending={isBusy}
              onPress={() => (step === 'shipped' ? setShipping(true) : void record(step))}
            >
              {t(`studio.orders.step.${step}`)}
            </Button>
          ))}
        </div>
      ) : undefined}
      {isParting ? (
        <HandOverDialog
          orderNumber={orderNumber}
          shippingId={shippingId}
          placeId={placeId}
          items={isIn}
          label={shipment.parcelLabel}
          onHandedOver={onHandedOver}
          onClose={() => setParting(false)}
        />
      ) : undefined}
      {missing ? (
        <MissingDialog
          shipment={shipment}
          placeId={placeId}
          item={missing}
          onReported={refreshPacking}
          onClose={() => setMissing(undefined)}
        />
      ) : undefined}
      {isShipping ? (
        <ShipDialog
          orderNumber={orderNumber}
          shippingId={shippingId}
          label={shipment.parcelLabel}
          onShipped={refreshPacking}
          onClose={() => setShipping(false)}
        />
      ) : undefined}
    </li>
  );
}

const refreshPacking = () => refresh(['packing'], ['order'], ['list', 'orders'], ['home']);
