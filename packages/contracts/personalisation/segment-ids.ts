/** Ids of the segments of visitors (B4.2.22). */
export const segmentIds = [
  ...(['loggedOut', 'loggedIn', 'loyalty', 'nonLoyalty', 'employee', 'nonEmployee'] as const),
  ...(['cartEmpty', 'cartNotEmpty', 'wranx', 'notWranx', 'ipa', 'notIpa'] as const),
  ...(['both', 'notBoth', 'athlete', 'notAthlete'] as const),
] as const;

export type SegmentId = (typeof segmentIds)[number];
