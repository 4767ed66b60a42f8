import type { Session } from '../kernel/session.ts';

/** Who counts as one visitor of an experiment: a consumer on all devices, any other shopper in one browser. */
export function unitOf(session: Session | undefined, visitorId: string): string {
  const isConsumer = session !== undefined && session.consumerType !== 'GUEST' && !session.isAssociate;
  return isConsumer ? `consumer ${session.consumerNo}` : `visitor ${visitorId}`;
}
