import type { ListedOrder } from '@eyelet/contracts/order-desk/order.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

type Status = ListedOrder['status'];

const tones: Readonly<Partial<Record<Status, Tone>>> = {
  ...{ confirmed: 'warning', 'in fulfilment': 'info', shipped: 'info', 'ready for pickup': 'info' },
  ...{ delivered: 'good', 'picked up': 'good', 'return requested': 'warning' },
};

/** The status of an order. */
export function OrderStatus({ status }: Readonly<{ status: Status }>) {
  const { t } = useWords();
  return <Badge tone={tones[status] ?? 'neutral'}>{t(`studio.orders.status.${status}`)}</Badge>;
}
