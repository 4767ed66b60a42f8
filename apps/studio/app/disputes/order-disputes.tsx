import { listDisputes } from '@eyelet/contracts/disputes/list.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { DisputeSection } from './dispute-section.tsx';

/** The disputes of an order’s payments; nothing where there are none, or for whoever may not see them. */
export function OrderDisputes({ orderNumber }: Readonly<{ orderNumber: string }>) {
  const isSeen = usePermission()('disputes.read');
  const { data } = useQuery({
    queryKey: ['order-disputes', orderNumber],
    queryFn: () => call(listDisputes, { query: { orderNumber } }),
    enabled: isSeen,
  });
  return data?.rows.map((dispute) => <DisputeSection key={dispute.disputeId} dispute={dispute} />);
}
