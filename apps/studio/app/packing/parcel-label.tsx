import type { ShipmentToPack, ToPack } from '@eyelet/contracts/packing/to-pack.ts';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { LabelStatus } from '../record/label-status.tsx';
import { useWords } from '../words/words.ts';
import { MakeLabelDialog } from './make-label-dialog.tsx';

type ParcelLabelProps = Readonly<{
  shipment: ShipmentToPack;
  placeId: string;
  /** The carriers whose labels are made. */
  offered: ToPack['labelCarriers'];
  /** How many units are to go into the parcel. */
  units: number;
  onChanged: () => Promise<void>;
}>;

/** The label of a parcel, or the button that has one made; nothing in a shop without a service for it. */
export function ParcelLabel({ shipment, placeId, offered, units, onChanged }: ParcelLabelProps) {
  const { t } = useWords();
  const [isMaking, setMaking] = useState(false);
  const { orderNumber, shippingId, parcelLabel: label, mayHandOver } = shipment;
  const mayMake = offered.length > 0 && mayHandOver && (!label || label.state === 'refused');
  const make = mayMake ? (
    <Button onPress={() => setMaking(true)}>
      {t(label ? 'studio.packing.label.again' : 'studio.packing.label.make')}
    </Button>
  ) : undefined;
  return (
    <>
      {label ? (
        <LabelStatus orderNumber={orderNumber} shippingId={shippingId} label={label} onChanged={onChanged}>
          {make}
        </LabelStatus>
      ) : make ? (
        <div className="section-actions">{make}</div>
      ) : undefined}
      {isMaking ? (
        <MakeLabelDialog
          orderNumber={orderNumber}
          shippingId={shippingId}
          placeId={placeId}
          offered={offered}
          units={units}
          onMade={onChanged}
          onClose={() => setMaking(false)}
        />
      ) : undefined}
    </>
  );
}
