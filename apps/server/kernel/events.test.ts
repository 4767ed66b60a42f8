import { expect, test } from 'vitest';
import { createCounters } from './counters.ts';
import { createEvents } from './events.ts';
import type { Log } from './log.ts';

test('a fact of the registry is logged with its members, and counted by those that the registry names', () => {
  const lines: unknown[] = [];
  const counters = createCounters();
  const log = { info: (line: unknown) => lines.push(line) } as unknown as Log;
  const { happened } = createEvents(log, counters);
  const placed = { orderNumber: 'E-1', locale: 'en_US', total: 12900, currency: 'USD', correlationId: 'c' };
  happened('order.placed', placed);
  happened('shipment.ready', { orderNumber: 'E-1', shippingId: 'S-1' });
  expect(lines).toEqual([
    { event: 'order_placed', ...placed },
    { event: 'shipment_ready', orderNumber: 'E-1', shippingId: 'S-1' },
  ]);
  expect(counters.text()).toBe('eyelet_order_placed_total{locale="en_US"} 1\neyelet_shipment_ready_total 1\n');
});
