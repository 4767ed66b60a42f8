/** Whether a session belongs to a consumer rather than a guest. */
export function isConsumer(session: unknown): boolean {
  const type = (session as { consumerType?: string } | undefined)?.consumerType;
  return type !== undefined && type !== 'GUEST';
}

/** Whether a store associate sells to others. */
export function isSeller(session: unknown): boolean {
  return (session as { isAssociate?: boolean } | undefined)?.isAssociate === true;
}

/** Whether the saved data of the account may be used: not by a store associate, who sells to others. */
export function usesOwnAccount(session: unknown): boolean {
  return isConsumer(session) && !isSeller(session);
}
