import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import type { ParcelLabel } from '@eyelet/contracts/order-desk/label.ts';
import { endLabel } from '@eyelet/contracts/packing/end-label.ts';
import { printLabel } from '@eyelet/contracts/packing/print-label.ts';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { Notice } from '../look/notice.tsx';
import { call } from '../session/api.ts';
import { money } from '../words/money.ts';
import { timeOnly, useWords } from '../words/words.ts';

type LabelStatusProps = Readonly<{
  orderNumber: string;
  shippingId: string;
  label: ParcelLabel;
  onChanged: () => Promise<void>;
  /** What else may be done about it. */
  children?: ReactNode;
}>;

/** The label of a parcel: that it is waited for, refused or made; it is printed, or done without. */
export function LabelStatus({ orderNumber, shippingId, label, onChanged, children }: LabelStatusProps) {
  const { t, language } = useWords();
  const [isEnding, setEnding] = useState(false);
  const { state, labelId, problem, detail, nextTryAt, trackingNumber, cost, currency } = label;
  const params = { orderNumber, shippingId, labelId };
  const why = problem ? (
    <p>
      {t(`studio.packing.label.problem.${problem}`)} {detail === '' ? undefined : <q>{detail}</q>}
    </p>
  ) : undefined;
  return (
    <div className="packing-label">
      {state === 'wanted' ? (
        <Notice tone="info">
          <strong>{t('studio.packing.label.waiting')}</strong>
          {why}
          {why && nextTryAt ? (
            <p>{t('studio.packing.label.next', { time: timeOnly(language, nextTryAt) })}</p>
          ) : undefined}
        </Notice>
      ) : undefined}
      {state === 'refused' ? (
        <Notice tone="warning">
          <strong>{t('studio.packing.label.refused')}</strong>
          {why}
          <p>{t('studio.packing.label.byHand')}</p>
        </Notice>
      ) : undefined}
      {state === 'made' ? (
        <p className="packing-label-made">
          {t('studio.packing.label.made', { carrier: label.carrier.name })}
          <code>{trackingNumber}</code>
          {cost !== null && currency !== null ? (
            <span className="hint">{money(language, cost, currency)}</span>
          ) : undefined}
        </p>
      ) : undefined}
      <div className="section-actions">
        {state === 'made' ? (
          <a className="button button-plain" href={requestUrl(printLabel, { params })} download>
            <Printer aria-hidden size={16} />
            {t('studio.packing.label.print')}
          </a>
        ) : undefined}
        {children}
        <Button onPress={() => setEnding(true)}>{t('studio.packing.label.end')}</Button>
      </div>
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
