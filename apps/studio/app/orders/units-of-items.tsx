import type { DeskOrder, DeskShipment } from '@eyelet/contracts/order-desk/order.ts';
import { useState } from 'react';
import { Notice } from '../look/notice.tsx';
import { Select } from '../look/select.tsx';

type Item = DeskShipment['items'][number];

const upTo = (count: number) => Array.from({ length: count + 1 }, (_, id) => ({ id: String(id), label: String(id) }));

/** How many units of which items of an order are chosen, of as many as `mostOf` says. */
export function useUnits({ shipments }: DeskOrder, mostOf: (item: Item) => number) {
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({});
  const [isNone, setNone] = useState(false);
  const open = shipments
    .flatMap(({ items }) => items)
    .flatMap((item) => (mostOf(item) > 0 ? [{ item, most: mostOf(item) }] : []));
  /** The items with their units; undefined, which is then said above them, while none is chosen. */
  function chosen() {
    const items = open.flatMap(({ item: { itemId } }) => (units[itemId] ? [{ itemId, qty: units[itemId] }] : []));
    setNone(items.length === 0);
    return items.length === 0 ? undefined : items;
  }
  const choose = (itemId: string, count: number) => setUnits((before) => ({ ...before, [itemId]: count }));
  return { open, units, isNone, choose, chosen };
}

type UnitsOfItemsProps = Readonly<{ units: ReturnType<typeof useUnits>; none: string }>;

/** A choice of units for each item. */
export function UnitsOfItems({ units: { open, units, isNone, choose }, none }: UnitsOfItemsProps) {
  return (
    <>
      {isNone ? <Notice tone="bad">{none}</Notice> : undefined}
      {open.map(({ item: { itemId, name, colour, size }, most }) => (
        <Select
          key={itemId}
          label={`${name}, ${colour}, ${size}`}
          value={String(units[itemId] ?? 0)}
          options={upTo(most)}
          onChange={(count) => choose(itemId, Number(count))}
        />
      ))}
    </>
  );
}
