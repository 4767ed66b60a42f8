import type { DeskShipment } from '@eyelet/contracts/order-desk/order.ts';
import { placeMissing } from '@eyelet/contracts/packing/place-missing.ts';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { missingText } from '../packing/missing-text.ts';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';
import { useWords } from '../words/words.ts';

type MissingPiecesProps = Readonly<{ orderNumber: string; shipment: Pick<DeskShipment, 'shippingId' | 'missing'> }>;

/** Pieces of a shipment that no place has, with the ways out of that. */
export function MissingPieces({ orderNumber, shipment: { shippingId, missing } }: MissingPiecesProps) {
  const { t } = useWords();
  const may = usePermission();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function place(upc: string, foundAt: string | null): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const outcome = await call(placeMissing, { params: { orderNumber, shippingId }, body: { upc, foundAt } });
      showToast(missingText(t, outcome));
      await refresh(
        ...[
          ['order', orderNumber],
          ['order-timeline', orderNumber],
          ['timeline', 'order', orderNumber],
        ],
        ...[['packing'], ['list', 'orders'], ['home']],
      );
    } catch (error) {
      setProblem(problemText(t, error));
    } finally {
      setBusy(false);
    }
  }

  if (missing.length === 0) return undefined;
  return (
    <Notice tone="warning">
      {missing.map(({ upc, name, qty, places }) => (
        <div key={upc}>
          <p>{t('studio.orders.missing', { n: qty, name, places: places.map((one) => one.name).join(', ') })}</p>
          {may('fulfilment.write') ? (
            <div className="section-actions">
              <Button isPending={isBusy} onPress={() => void place(upc, null)}>
                {t('studio.orders.missing.again')}
              </Button>
              {places.map((one) => (
                <Button key={one.placeId} isPending={isBusy} onPress={() => void place(upc, one.placeId)}>
                  {t('studio.orders.missing.found', { place: one.name })}
                </Button>
              ))}
            </div>
          ) : undefined}
        </div>
      ))}
      {problem === undefined ? undefined : <p role="alert">{problem}</p>}
    </Notice>
  );
}
