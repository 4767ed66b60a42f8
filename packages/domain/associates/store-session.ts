/** Milliseconds without activity after which a store session ends (C2.41). */
export const storeSessionMs = 8 * 60 * 60 * 1000;

/** The ids of a store session, as far as they are set. */
export type StoreSessionIds = Readonly<{ storeId?: string | null; storeEmployeeId?: string | null }>;

/** Whether a store associate is connected: store and employee are both set (C4.58). */
export function isConnected<T extends StoreSessionIds>(
  session: T | null | undefined,
): session is T & Readonly<{ storeId: string; storeEmployeeId: string }> {
  return Boolean(session?.storeId && session.storeEmployeeId);
}
