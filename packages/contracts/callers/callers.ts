import type { Permission } from './permissions.ts';

/**
 * Kinds of shoppers with a session. An associate is an employee who sells for a store; the others buy for themselves.
 */
export const shopperKinds = ['guest', 'registered', 'employee', 'associate'] as const;

export type ShopperKind = (typeof shopperKinds)[number];

/** Kinds that are often combined: `session` is everybody with a token, `registered` everybody with an account. */
export const shopperGroups = {
  session: shopperKinds,
  registered: ['registered', 'employee', 'associate'],
} as const satisfies Readonly<Record<string, readonly ShopperKind[]>>;

export type ShopperGroup = keyof typeof shopperGroups;

/** Staff signed in to the studio: all of them, or those with a permission. */
export type StaffCallers = Readonly<{
  staff: Permission | 'anyone';
  /** A further permission that it takes, of what the answer shows besides. */
  also?: Permission;
  /** Whether they must have proven their identity within the last minutes. */
  recentProof?: true;
  /** Whether outside systems may call with a key that has the permission. */
  keys?: true;
}>;

/** Who may call an operation: `anyone`, also without a token, kinds of shoppers, or staff. */
export type Callers = 'anyone' | ShopperGroup | readonly ShopperKind[] | StaffCallers;

/** Whether an operation belongs to the studio. */
export function isForStaff(callers: Callers): callers is StaffCallers {
  return typeof callers === 'object' && 'staff' in callers;
}

/** The kinds of shoppers who may call; none for operations of the studio. */
export function shoppersOf(callers: Callers): readonly ShopperKind[] {
  if (callers === 'anyone') return shopperKinds;
  if (typeof callers === 'string') return shopperGroups[callers];
  return isForStaff(callers) ? [] : callers;
}
