import type { Permission } from './permissions.ts';

/** Kinds of shoppers who have a session. An associate is an employee who sells for a store; others buy for themselves. */
export const shopperKinds = ['guest', 'registered', 'employee', 'associate'] as const;

export type ShopperKind = (typeof shopperKinds)[number];

/** Kinds that are often named together: `session` is everybody with a token, `registered` everybody with an account. */
export const shopperGroups = {
  session: shopperKinds,
  registered: ['registered', 'employee', 'associate'],
} as const satisfies Readonly<Record<string, readonly ShopperKind[]>>;

export type ShopperGroup = keyof typeof shopperGroups;

/** Staff who are signed in to the studio: all of them, or those with a permission. */
export type StaffCallers = Readonly<{
  staff: Permission | 'anyone';
  /** Whether they must have shown within the last minutes that it is really them. */
  recentProof?: true;
}>;

/** Who may call an operation: `anyone`, also without a token, kinds of shoppers, or staff. */
export type Callers = 'anyone' | ShopperGroup | readonly ShopperKind[] | StaffCallers;

/** Whether an operation is one of the studio. */
export function isForStaff(callers: Callers): callers is StaffCallers {
  return typeof callers === 'object' && 'staff' in callers;
}

/** The kinds of shoppers who may call; none for operations of the studio. */
export function shoppersOf(callers: Callers): readonly ShopperKind[] {
  if (callers === 'anyone') return shopperKinds;
  if (typeof callers === 'string') return shopperGroups[callers];
  return isForStaff(callers) ? [] : callers;
}
