import type { DeskOrder, DeskShipment } from '@eyelet/contracts/order-desk/order.ts';
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

type MissingPiecesProps = Readonly<{
  order: Pick<DeskOrder, 'orderNumber' | 'mayCancel'>;
  shipment: Pick<DeskShipment, 'shippingId' | 'missing' | 'items'>;
}>;

/** Pieces of a shipment that no place has, with the ways out of that. */
export function MissingPieces({ order, shipment: { shippingId, missing, items } }: MissingPiecesProps) {
  const { orderNumber, mayCancel } = order;
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

  /** What ends the search: goods that were paid as one, as of an exchange, are not cancelled piece by piece. */
  function wayOut(upc: string): 'items' | 'order' | 'none' {
    if (items.some((item) => item.upc === upc && item.cancellableQty > 0)) return 'items';
    return mayCancel ? 'order' : 'none';
  }

  if (missing.length === 0) return undefined;
  return (
    <Notice tone="warning">
      {missing.map(({ upc, name, qty, places }) => (
        <div key={upc}>
          <p>
            {t('studio.orders.missing', {
              n: qty,
              name,
              places: places.map((one) => one.name).join(', '),
              way: wayOut(upc),
            })}
          </p>
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
