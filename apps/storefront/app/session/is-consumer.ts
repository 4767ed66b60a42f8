/** Whether a session belongs to a consumer rather than a guest. */
export function isConsumer(session: unknown): boolean {
  const type = (session as { consumerType?: string } | undefined)?.consumerType;
  return type !== undefined && type !== 'GUEST';
}
