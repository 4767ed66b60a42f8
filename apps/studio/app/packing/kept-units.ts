import type { PackedUnits } from '@eyelet/domain/packing/packed-units.ts';
import { useState } from 'react';

const kept = 'eyelet-studio.packed';

/** The units that were scanned on this device; kept, as a tablet may fall asleep between two of them. */
export function usePackedUnits(): readonly [PackedUnits, (next: PackedUnits) => void] {
  const [packed, setPacked] = useState(readUnits);
  return [
    packed,
    (next) => {
      setPacked(next);
      localStorage.setItem(kept, JSON.stringify(next));
    },
  ];
}

function readUnits(): PackedUnits {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(kept) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as PackedUnits) : {};
  } catch {
    return {};
  }
}
