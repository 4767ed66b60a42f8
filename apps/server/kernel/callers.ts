import { isForStaff, type ShopperKind, type StaffCallers, shoppersOf } from '@eyelet/contracts/callers/callers.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { isProven } from '@eyelet/domain/staff/sessions.ts';
import type { PresentedKey } from './api-keys.ts';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';
import type { Session } from './session.ts';
import type { StaffCaller } from './staff-caller.ts';

const kindByType = { GUEST: 'guest', REGISTERED: 'registered', EMPLOYEE: 'employee' } as const;

function kindOf({ consumerType, isAssociate }: Session): ShopperKind {
  return isAssociate ? 'associate' : kindByType[consumerType];
}

/**
 * The refusal of a shopper who may not call an operation; undefined for permitted calls, and for the studio's
 * operations, which require staff.
 */
export function refuseShopper({ session, isGone }: Context, operation: Operation): Refusal | undefined {
  const { callers, goneConsumer, otherShoppers } = operation;
  if (callers === 'anyone' || isForStaff(callers)) return undefined;
  if (isGone) return new Refusal(goneConsumer ?? 'AUT498');
  if (!session) return new Refusal('AUT432');
  return shoppersOf(callers).includes(kindOf(session)) ? undefined : new Refusal(otherShoppers ?? 'AUT432');
}

/** The refusal of an outside system whose key does not open an operation. */
export function refuseKey({ staff, recentProof, keys }: StaffCallers, key: PresentedKey): Refusal | undefined {
  if (!keys || recentProof || staff === 'anyone') return new Refusal('STF403');
  return key.permissions.has(staff) ? undefined : new Refusal('STF403', { permission: staff });
}

/**
 * The refusal of staff who may not call an operation of the studio: no session, no permission, or an identity proof
 * that is too old.
 */
export function refuseStaff(callers: StaffCallers, staff: StaffCaller | undefined, now: Date): Refusal | undefined {
  if (!staff) return new Refusal('STF401');
  for (const permission of [callers.staff, callers.also]) {
    if (permission === undefined || permission === 'anyone' || staff.permissions.has(permission)) continue;
    return new Refusal('STF403', { permission });
  }
  return callers.recentProof && !isProven(staff.provenAt, now) ? new Refusal('STF428') : undefined;
}
