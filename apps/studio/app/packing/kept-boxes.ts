import { type Boxes, boxesFor } from '@eyelet/domain/packing/boxes.ts';
import type { Contents } from '@eyelet/domain/packing/packed-units.ts';
import { useEffect, useState } from 'react';
import { keepText } from '../storage/keep-text.ts';

const kept = 'eyelet-studio.boxes';

type OfPlaces = Readonly<Record<string, Boxes>>;

/** What waits at a place, and whether that is all. */
type Waiting = Readonly<{ placeId: string; open: readonly Contents[]; isAll: boolean }>;

/** The boxes of a place with their numbers and what was scanned into them; kept on this device, as a tablet may fall asleep between two units. */
export function useBoxes(waiting: Waiting | undefined): readonly [Boxes, (next: Boxes) => void] {
  const [places, setPlaces] = useState(readBoxes);
  const before = waiting ? (places[waiting.placeId] ?? {}) : {};
  const boxes = waiting ? boxesFor(before, waiting.open, waiting.isAll) : {};
  const placeId = waiting?.placeId;
  const isChanged = JSON.stringify(boxes) !== JSON.stringify(before);
  const keep = (next: Boxes) => {
    if (placeId === undefined) return;
    const all = { ...places, [placeId]: next };
    setPlaces(all);
    keepText(kept, JSON.stringify(all));
  };
  useEffect(() => {
    if (isChanged) keep(boxes);
  });
  return [boxes, keep];
}

function readBoxes(): OfPlaces {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(kept) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as OfPlaces) : {};
  } catch {
    return {};
  }
}
