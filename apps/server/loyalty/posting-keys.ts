/** The keys of postings of points; each key is posted once. */
export function earnedKey(orderNumber: string): string {
  return `points earned ${orderNumber}`;
}

/** `cause` distinguishes several postings of one order, such as a cancellation and returns. */
export function takenBackKey(orderNumber: string, cause: string): string {
  return `points taken back ${orderNumber} ${cause}`;
}

export function expiredKey(consumerNo: string, lastActive: Date): string {
  return `points expired ${consumerNo} ${lastActive.toISOString()}`;
}

export function isEarned(key: string): boolean {
  return key.startsWith('points earned ');
}

export function isTakenBack(key: string): boolean {
  return key.startsWith('points taken back ');
}

export function birthdayKey(consumerNo: string, year: number): string {
  return `points birthday ${year} ${consumerNo}`;
}

/** `to` is one of the two whom a recommendation is rewarded with. */
export function referralKey(referred: string, to: 'referred' | 'referrer'): string {
  return `points referral ${to} ${referred}`;
}

/** What was changed in a programme outside the shop, after the last entry that it knew. */
export function programmeKey(consumerNo: string, toldTo: number): string {
  return `points programme ${consumerNo} ${toldTo}`;
}

export function isBirthday(key: string): boolean {
  return key.startsWith('points birthday ');
}

export function isReferral(key: string): boolean {
  return key.startsWith('points referral ');
}
