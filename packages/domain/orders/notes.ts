import type { Permission } from '@eyelet/contracts/callers/permissions.ts';

/** A member of staff. */
type Reader = Readonly<{ staffId: string; permissions: ReadonlySet<Permission> }>;
type Written = Readonly<{ authorId: string }>;

/** Whether somebody may put a note on an order right: nobody rewrites what another one has said. */
export function mayChangeNote({ authorId }: Written, { staffId, permissions }: Reader): boolean {
  return permissions.has('orders.write') && authorId === staffId;
}

/**
 * Whether somebody may remove a note: its author, or who manages staff, as there has to be somebody who takes out words that should not
 * have been written when their author has left.
 */
export function mayRemoveNote(note: Written, reader: Reader): boolean {
  return (
    mayChangeNote(note, reader) || (reader.permissions.has('orders.write') && reader.permissions.has('staff.manage'))
  );
}
