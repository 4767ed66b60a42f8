/** The members of a profile change about the loyalty programme, and about news by text message. */
export type MembershipChange = Readonly<{
  /** The answer about the programme; undefined where the change says nothing of it. */
  optsIn: boolean | undefined;
  isMember: boolean;
  /** Of the profile after the change. */
  hasBirthDate: boolean;
  hasPhone: boolean;
  /** News by text message is asked for. */
  wantsSms: boolean;
}>;

/** Joins, leaves, or neither; otherwise why the change is refused, and the member that is missing. */
export type MembershipVerdict = 'joins' | 'leaves' | 'stays' | Readonly<{ id: 'PRO411' | 'PRO412'; member: string }>;

/** Text messages need a phone, and the programme a birth date, of members too (C7.64). */
export function membershipOf(change: MembershipChange): MembershipVerdict {
  const { optsIn, isMember, hasBirthDate, hasPhone, wantsSms } = change;
  if (wantsSms && !hasPhone) return { id: 'PRO412', member: 'phone' };
  if (optsIn === true && !hasBirthDate) return { id: 'PRO411', member: 'birthDate' };
  if (optsIn === true && !isMember) return 'joins';
  return optsIn === false ? 'leaves' : 'stays';
}
