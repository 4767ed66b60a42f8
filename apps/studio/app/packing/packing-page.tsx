import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { mostToPack, type ShipmentToPack } from '@eyelet/contracts/packing/to-pack.ts';
import { unitsIn, withUnits } from '@eyelet/domain/packing/boxes.ts';
import { type Contents, placeUnit } from '@eyelet/domain/packing/packed-units.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BulkDialog } from '../bulk-actions/bulk-dialog.tsx';
import { EmptyState } from '../frame/empty-state.tsx';
import { Page } from '../frame/page.tsx';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { Select } from '../look/select.tsx';
import { ScanField } from '../record/scan-field.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { useBoxes } from './kept-boxes.ts';
import { PackedShipment } from './packed-shipment.tsx';
import { PickList } from './pick-list.tsx';

type Said = Readonly<{ tone: 'good' | 'warning'; text: string }>;

/** What a place has to fetch and to pack. Scanning a unit says which parcel it goes into. */
export function PackingPage() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const [said, setSaid] = useState<Said>();
  const [isActing, setActing] = useState(false);
  const asked = search.get('place') ?? '';
  const { data, error } = useQuery({
    queryKey: ['packing', asked],
    queryFn: () => call(listToPack, { query: asked === '' ? {} : { placeId: asked } }),
    // Who waits for a label that is tried soon looks at it.
    refetchInterval: ({ state }) => (state.data?.shipments.some(isTriedSoon) ? 5_000 : 30_000),
  });
  // The place is part of the address, so that it stays once another one has more to pack.
  const first = asked === '' ? (data?.placeId ?? '') : '';
  useEffect(() => {
    if (first !== '') setSearch({ place: first }, { replace: true });
  }, [first, setSearch]);
  const shipments = data?.shipments ?? [];
  const boxes = shipments.map((one): Contents => ({ key: keyOf(one), items: one.items }));
  const open = boxes.filter((_, index) => shipments[index]?.packedAt === null);
  const placeId = data?.placeId ?? null;
  const isAll = shipments.length < mostToPack;
  const [kept, keep] = useBoxes(placeId === null ? undefined : { placeId, open, isAll });
  const packed = unitsIn(kept);

  function scan(upc: string): void {
    const placed = placeUnit(open, packed, upc);
    if (typeof placed === 'string') {
      setSaid({ tone: 'warning', text: t(`studio.packing.scan.${placed}`, { upc }) });
      return;
    }
    const number = kept[placed.key]?.number ?? 0;
    const shipment = shipments.find((one) => keyOf(one) === placed.key);
    const name = shipment?.items.find((item) => item.upc === upc)?.name ?? upc;
    keep(withUnits(kept, placed.packed));
    setSaid({
      tone: 'good',
      text: t('studio.packing.scan.into', { name, number, order: shipment?.orderNumber ?? '' }),
    });
  }

  return (
    <Page title={t('studio.packing.title')}>
      <p className="hint page-hint">{t('studio.packing.what')}</p>
      {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      {data && shipments.length === 0 ? <EmptyState title={t('studio.packing.nothing')} /> : undefined}
      {data && data.placeId !== null && data.places.length > 0 ? (
        <div className="sections">
          <div className="packing-head">
            <Select
              label={t('studio.packing.place')}
              value={data.placeId}
              options={data.places.map(({ placeId, name, units }) => ({
                id: placeId,
                label: t('studio.packing.placeUnits', { name, n: units }),
              }))}
              onChange={(place) => setSearch({ place })}
            />
            <ScanField onScan={scan} action={t('studio.packing.scan.put')} />
          </div>
          {said ? <Notice tone={said.tone}>{said.text}</Notice> : undefined}
          <PickList shipments={shipments.filter(({ packedAt }) => packedAt === null)} />
          {shipments.length === 0 ? undefined : (
            <Section title={t('studio.packing.parcels')}>
              <div className="section-actions">
                <Button onPress={() => setActing(true)}>{t('studio.bulk.act')}</Button>
              </div>
              <ol className="packing-parcels">
                {shipments.map((shipment) => (
                  <PackedShipment
                    key={keyOf(shipment)}
                    shipment={shipment}
                    placeId={data.placeId ?? ''}
                    offered={data.labelCarriers}
                    number={shipment.packedAt === null ? (kept[keyOf(shipment)]?.number ?? 0) : 0}
                    contents={{ key: keyOf(shipment), items: shipment.items }}
                    packed={packed}
                    onEmptied={() => keep(withUnits(kept, { ...packed, [keyOf(shipment)]: {} }))}
                  />
                ))}
              </ol>
            </Section>
          )}
        </div>
      ) : undefined}
      {isActing ? (
        <BulkDialog
          orderNumbers={[...new Set(shipments.map(({ orderNumber }) => orderNumber))]}
          found={null}
          onClose={() => setActing(false)}
        />
      ) : undefined}
    </Page>
  );
}

/** Whether the service is asked for the label of a shipment within about a minute. */
function isTriedSoon({ parcelLabel }: ShipmentToPack): boolean {
  if (parcelLabel?.state !== 'wanted' || parcelLabel.nextTryAt === null) return false;
  return new Date(parcelLabel.nextTryAt).getTime() - Date.now() < 70_000;
}

const keyOf = ({ orderNumber, shippingId }: Readonly<{ orderNumber: string; shippingId: string }>) =>
  `${orderNumber}/${shippingId}`;
