import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { endLabel } from '@eyelet/contracts/packing/end-label.ts';
import { printLabel } from '@eyelet/contracts/packing/print-label.ts';
import type { ShipmentToPack, ToPack } from '@eyelet/contracts/packing/to-pack.ts';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { Notice } from '../look/notice.tsx';
import { call } from '../session/api.ts';
import { money } from '../words/money.ts';
import { timeOnly, useWords } from '../words/words.ts';
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

/** The label of a parcel: that it is made, printed, waited for or done without. Nothing in a shop without a service for it. */
export function ParcelLabel({ shipment, placeId, offered, units, onChanged }: ParcelLabelProps) {
  const { t, language } = useWords();
  const [isMaking, setMaking] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const { orderNumber, shippingId, parcelLabel: label, mayHandOver } = shipment;
  if (!label && (offered.length === 0 || !mayHandOver)) return undefined;
  const params = { orderNumber, shippingId, labelId: label?.labelId ?? '' };
  const problem = label?.problem ? t(`studio.packing.label.problem.${label.problem}`) : undefined;
  const said = label && label.detail !== '' ? <q>{label.detail}</q> : undefined;
  return (
    <div className="packing-label">
      {label?.state === 'wanted' ? (
        <Notice tone="info">
          <strong>{t('studio.packing.label.waiting')}</strong>
          <p>
            {problem} {said}
          </p>
          {label.problem && label.nextTryAt ? (
            <p>{t('studio.packing.label.next', { time: timeOnly(language, label.nextTryAt) })}</p>
          ) : undefined}
        </Notice>
      ) : undefined}
      {label?.state === 'refused' ? (
        <Notice tone="warning">
          <strong>{t('studio.packing.label.refused')}</strong>
          <p>
            {problem} {said}
          </p>
          <p>{t('studio.packing.label.byHand')}</p>
        </Notice>
      ) : undefined}
      {label?.state === 'made' ? (
        <p className="packing-label-made">
          {t('studio.packing.label.made', { carrier: label.carrier.name })}
          <code>{label.trackingNumber}</code>
          {label.cost !== null && label.currency !== null ? (
            <span className="hint">{money(language, label.cost, label.currency)}</span>
          ) : undefined}
        </p>
      ) : undefined}
      <div className="section-actions">
        {label?.state === 'made' ? (
          <a className="button button-plain" href={requestUrl(printLabel, { params })} download>
            <Printer aria-hidden size={16} />
            {t('studio.packing.label.print')}
          </a>
        ) : undefined}
        {!label || label.state === 'refused' ? (
          <Button onPress={() => setMaking(true)}>
            {t(label ? 'studio.packing.label.again' : 'studio.packing.label.make')}
          </Button>
        ) : undefined}
        {label ? (
          <Button kind="quiet" onPress={() => setEnding(true)}>
            {t('studio.packing.label.end')}
          </Button>
        ) : undefined}
      </div>
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
      {isEnding ? (
        <Confirm
          title={t('studio.packing.label.end')}
          action={t('studio.packing.label.end')}
          run={async () => {
            await call(endLabel, { params });
            await onChanged();
          }}
          onClose={() => setEnding(false)}
        >
          <p>{t('studio.packing.label.end.text')}</p>
        </Confirm>
      ) : undefined}
    </div>
  );
}
