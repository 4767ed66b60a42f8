import { expect, test } from 'vitest';
import { createCounters } from './counters.ts';
import { createEvents } from './events.ts';
import type { Log } from './log.ts';

test('a fact of the registry is logged with its members, and counted by those that the registry names', () => {
  const lines: unknown[] = [];
  const counters = createCounters();
  const log = { info: (line: unknown) => lines.push(line) } as unknown as Log;
  const { happened } = createEvents(log, counters);
  const placed = { orderNumber: 'E-1', locale: 'en_US', total: 12900, currency: 'USD' };
  happened('order.placed', placed, 'c');
  happened('shipment.ready', { orderNumber: 'E-1', shippingId: 'S-1' }, null);
  happened('of-a-newer.version', { locale: 'en_US' }, null);
  expect(lines).toEqual([
    { event: 'order_placed', ...placed, correlationId: 'c' },
    { event: 'shipment_ready', orderNumber: 'E-1', shippingId: 'S-1' },
    { event: 'of_a_newer_version', locale: 'en_US' },
  ]);
  expect(counters.text().split('\n')).toEqual([
    'eyelet_of_a_newer_version_total 1',
    'eyelet_order_placed_total{locale="en_US"} 1',
    'eyelet_shipment_ready_total 1',
    '',
  ]);
});
