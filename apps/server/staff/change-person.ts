import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { StaffPerson } from '@eyelet/contracts/staff/staff.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { findListedStaff, type ListedStaff } from '@eyelet/db/staff/list.ts';
import { countActiveOthers, type StaffChange, updateStaff } from '@eyelet/db/staff/person.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { holdsAll, ownerRole, permissionsOf } from '@eyelet/domain/staff/roles.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { type Actor, lockAsActor } from './actor.ts';
import { personFacts, personNow, personView } from './view.ts';

type Tx = Transaction<Tables>;
type Asked = Readonly<{ staffId: string; version: number; context: Context }>;

/** A person whom the caller is allowed to change, and the transaction. */
export type Target = Readonly<{ tx: Tx; person: ListedStaff; actor: Actor }>;

/**
 * Runs a change of another person, one after the other with all changes of staff. Refuses changing oneself (STF447),
 * people with a permission that the caller lacks (STF442), and a version that is not the current one (STF409, with the
 * current one). If `isDone`, the answer is the current person, so that a repeated call succeeds.
 */
export async function withTarget<A>(
  { staffId, version, context }: Asked,
  change: (target: Target) => Promise<A>,
  isDone: (person: ListedStaff) => boolean = () => false,
): Promise<A | StaffPerson | Refusal<'STF404' | 'STF409' | 'STF442' | 'STF447'>> {
  const self = staffOf(context).staffId;
  return transact(context.shop.database.db, async (tx) => {
    const actor = await lockAsActor(tx, context);
    const person = await findListedStaff(tx, staffId);
    if (!person) return refuse('STF404');
    if (person.id === self) return refuse('STF447');
    if (!mayManage(actor, person)) return refuse('STF442');
    if (isDone(person)) return personView(person);
    if (person.version !== version) return refuseStale('STF409', personView(person));
    return change({ tx, person, actor });
  });
}

/** Whether the caller has every permission that a person has. */
export function mayManage({ held, ownRoles }: Actor, person: Readonly<{ roles: readonly string[] }>): boolean {
  return held.has('staff.manage') && holdsAll(held, permissionsOf(person.roles, ownRoles));
}

/** Whether nobody else could assign the role of owner if a person stopped being an active owner. */
export async function isLastOwner(tx: Tx, { id, state, roles }: ListedStaff): Promise<boolean> {
  if (state !== 'active' || !roles.includes(ownerRole)) return false;
  return (await countActiveOthers(tx, ownerRole, id)) === 0;
}

/** Writes a change of a person and audits it; returns the changed person. */
export async function writePerson(
  context: Context,
  { tx, person }: Pick<Target, 'tx' | 'person'>,
  operation: Operation,
  change: StaffChange,
): Promise<StaffPerson> {
  await updateStaff(tx, person.id, { ...change, updated_at: context.now });
  const after = await personNow(tx, person.id);
  await recordAudit(
    tx,
    operation,
    { subject: { kind: 'staff', id: person.id }, before: personFacts(person), after: personFacts(after) },
    sourceOf(context),
  );
  return after;
}
