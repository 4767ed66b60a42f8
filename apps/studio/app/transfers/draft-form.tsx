import type { StockedSize } from '@eyelet/contracts/stock/find.ts';
import type { Goods } from '@eyelet/contracts/stock/goods.ts';
import { mostTransferUnits, type Transfer } from '@eyelet/contracts/transfers/transfer.ts';
import { writeTransfer } from '@eyelet/contracts/transfers/write.ts';
import { useState } from 'react';
import { useRecordForm } from '../forms/use-record-form.ts';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { RecordForm } from '../record/record-form.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { transferChanged } from './changed.ts';
import { CountField } from './count-field.tsx';
import { GoodsFinder } from './goods-finder.tsx';
import { goodsName } from './goods-name.ts';
import { Piece } from './piece.tsx';
import { usePlaces } from './use-places.ts';

/** What a draft is edited as; a new one has version 0. */
export type Draft = Pick<Transfer, 'transferId' | 'from' | 'to' | 'note' | 'version' | 'lines'>;

type DraftFormProps = Readonly<{
  draft: Draft;
  onSaved?: (saved: Transfer) => void;
}>;
type Line = Readonly<{ upc: string; qty: number }>;
type FreeGoods = Goods & Readonly<{ free: number | null }>;

const valuesOf = ({ from, to, note, lines }: Draft) => ({
  ...{ from: from.placeId, to: to.placeId, note },
  lines: lines.map(({ upc, qty }): Line => ({ upc, qty })) as readonly Line[],
});

const withQty = (lines: readonly Line[], upc: string, qty: number): readonly Line[] =>
  lines.map((line) => (line.upc === upc ? { upc, qty: Math.min(qty, mostTransferUnits) } : line));

/** Places, goods and note of a transfer that was not sent yet. */
export function DraftForm({ draft, onSaved }: DraftFormProps) {
  const { t } = useWords();
  const places = usePlaces();
  const { transferId } = draft;
  const [found, setFound] = useState<readonly FreeGoods[]>([]);
  const form = useRecordForm({
    operation: writeTransfer,
    record: draft,
    valuesOf,
    required: ['from', 'to'],
    check: ({ from, to, lines }): Readonly<Record<string, string>> => {
      if (from === to) return { to: t('studio.transfers.samePlace') };
      return lines.length === 0 ? { lines: t('studio.transfers.noGoods') } : {};
    },
    save: async ({ lines, ...values }, version) => {
      const body = { ...values, lines: [...lines], version };
      const saved = await call(writeTransfer, { params: { transferId }, body });
      await transferChanged(saved);
      setFound([]);
      showToast(t('studio.saved'));
      onSaved?.(saved);
      return saved;
    },
  });
  const { values, set, change, errors } = form;
  const { from, lines } = values;

  /** Free pieces are of the place that they were looked up at. */
  const goodsOf = (upc: string): FreeGoods | undefined =>
    found.find((one) => one.upc === upc) ?? draft.lines.find((one) => one.upc === upc);

  function choosePlace(placeId: string): void {
    set('from', placeId);
    setFound((known) => [...draft.lines, ...known].map((one) => ({ ...one, free: null })));
  }

  /** Several may be asked for before the first one is found, so each adds to the lines as they are then. */
  function add(size: StockedSize): void {
    setFound((known) => [...known.filter(({ upc }) => upc !== size.upc), size]);
    change('lines', (before) => {
      const line = before.find(({ upc }) => upc === size.upc);
      return line ? withQty(before, size.upc, line.qty + 1) : [...before, { upc: size.upc, qty: 1 }];
    });
  }

  const title = t('studio.transfers.details');
  const nameOf = (id: string) => places.find((place) => place.id === id)?.label ?? id;
  const textOf = (written: readonly Line[]) =>
    written.map(({ upc, qty }) => `${qty} × ${goodsOf(upc)?.sku ?? upc}`).join(', ');
  return (
    <RecordForm
      form={form}
      title={title}
      differencesFrom={(theirs) => {
        const there = valuesOf(theirs);
        return [
          { label: t('studio.transfers.from'), mine: nameOf(from), theirs: nameOf(there.from) },
          { label: t('studio.transfers.to'), mine: nameOf(values.to), theirs: nameOf(there.to) },
          { label: t('studio.transfers.goods'), mine: textOf(lines), theirs: textOf(there.lines) },
          { label: t('studio.transfers.note'), mine: values.note, theirs: there.note },
        ].filter(({ mine, theirs: other }) => mine !== other);
      }}
    >
      <div className="transfer-places">
        <Select
          label={t('studio.transfers.from')}
          value={from}
          options={places}
          placeholder={t('studio.transfers.choose')}
          onChange={choosePlace}
        />
        <Select
          label={t('studio.transfers.to')}
          value={values.to}
          options={places}
          placeholder={t('studio.transfers.choose')}
          onChange={(placeId) => set('to', placeId)}
        />
      </div>
      {['from', 'to', 'lines'].map((name) =>
        errors[name] === undefined ? undefined : (
          <Notice key={name} tone="bad">
            {errors[name]}
          </Notice>
        ),
      )}
      {from === '' ? (
        <p className="hint">{t('studio.transfers.chooseFirst')}</p>
      ) : (
        <GoodsFinder placeId={from} onAdd={add} />
      )}
      {lines.length === 0 ? undefined : (
        <ul className="pieces" aria-label={t('studio.transfers.goods')}>
          {lines.map(({ upc, qty }) => {
            const goods = goodsOf(upc) ?? { upc, sku: upc, name: upc, colour: '', size: '', image: '', free: null };
            const isShort = goods.free !== null && qty > goods.free;
            const name = goodsName(goods);
            return (
              <Piece
                key={upc}
                goods={goods}
                hint={goods.free === null ? undefined : t('studio.transfers.freeOf', { free: goods.free })}
              >
                <CountField
                  name={`qty-${upc}`}
                  label={t('studio.transfers.pieces')}
                  goods={name}
                  value={qty}
                  least={1}
                  most={mostTransferUnits}
                  error={isShort ? t('studio.transfers.tooMany', { free: goods.free ?? 0 }) : undefined}
                  onChange={(next) => change('lines', (before) => withQty(before, upc, next))}
                />
                <Button
                  kind="quiet"
                  aria-label={t('studio.transfers.removeGoods', { goods: name })}
                  onPress={() => change('lines', (before) => before.filter((line) => line.upc !== upc))}
                >
                  {t('studio.remove')}
                </Button>
              </Piece>
            );
          })}
        </ul>
      )}
      <TextField {...form.text('note')} label={t('studio.transfers.note')} autoComplete="off" />
    </RecordForm>
  );
}
