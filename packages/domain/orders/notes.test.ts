import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import { expect, test } from 'vitest';
import { mayChangeNote, mayRemoveNote } from './notes.ts';

const note = { authorId: 'ines' };

test.each<[who: string, staffId: string, held: readonly Permission[], change: boolean, remove: boolean]>([
  ['its author', 'ines', ['orders.read', 'orders.write'], true, true],
  ['its author, who may only read now', 'ines', ['orders.read'], false, false],
  ['a colleague', 'marta', ['orders.read', 'orders.write'], false, false],
  ['who manages staff', 'ada', ['orders.read', 'orders.write', 'staff.manage'], false, true],
  ['who manages staff and may only read orders', 'ada', ['orders.read', 'staff.manage'], false, false],
])('%s may change and remove a note as the rule says', (_, staffId, held, change, remove) => {
  const reader = { staffId, permissions: new Set(held) };
  expect([mayChangeNote(note, reader), mayRemoveNote(note, reader)]).toEqual([change, remove]);
});
