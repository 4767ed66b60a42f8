import { randomUUID } from 'node:crypto';
import { permissions } from '@eyelet/contracts/callers/permissions.ts';
import type { Past } from '@eyelet/demo/load/past.ts';
import { defaultMarket } from '@eyelet/domain/markets/markets.ts';
import { announce } from '../jobs/announce.ts';
import type { Context } from '../kernel/context.ts';
import { createCounters } from '../kernel/counters.ts';
import { prepare } from '../kernel/dispatch.ts';
import { createEvents } from '../kernel/events.ts';
import { createInProcessClient } from '../kernel/in-process-client.ts';
import { createLog } from '../kernel/log.ts';
import type { Shop } from '../kernel/shop.ts';
import type { StaffCaller } from '../kernel/staff-caller.ts';
import { originOf } from '../mail/sender.ts';
import { handlers } from './handlers.ts';

/**
 * Lets calls be made, and facts be heard, as at moments before the shop was opened. None of it is logged or counted, as it
 * belongs to the past; mails stay in the outbox, carriers other than the simulated ones are asked for nothing, and no caller is taken for a robot.
 */
export function pastOf(shop: Shop): (now: Date) => Past {
  const table = new Map(handlers.map((handler) => [handler.operation.id, prepare(handler)]));
  const log = createLog('silent');
  const unlimited = { ...shop.callLimits, wait: () => undefined, waitShared: async () => undefined };
  const unseen = {
    ...{ log, events: createEvents(log, createCounters()), mailSender: { send: async () => undefined } },
    callLimits: unlimited,
    // Labels of a real service cost money.
    carriers: shop.config.carriers.kind === 'simulator' ? shop.carriers : undefined,
  };
  return (now) => {
    const botCheck = { ...shop.botCheck, verify: async () => true };
    const then: Shop = { ...shop, ...unseen, botCheck, clock: () => now };
    return {
      shop: then,
      clientOf: (caller) => createInProcessClient(contextOf(then, now, caller), table),
      deskOf: (name) => {
        const staffSessions = { read: async () => colleagueOf(name, now) };
        const caller = { session: undefined, market: defaultMarket };
        return createInProcessClient(contextOf({ ...then, staffSessions }, now, caller), table);
      },
      hearFacts: () => announce(then),
    };
  };
}

function contextOf(shop: Shop, now: Date, caller: Pick<Context, 'session' | 'market'>): Context {
  return {
    ...caller,
    ...{ shop, now, log: shop.log, newId: randomUUID, correlationId: randomUUID(), transactionId: randomUUID() },
    ...{ knowsLocale: true, isGone: false, isHuman: true, channel: 'web', origin: originOf(shop.config) },
    ...{ address: '127.0.0.1', device: { userAgent: '', country: '' }, outgoing: { cookies: [] } },
    ...{ refreshToken: undefined, deviceSecret: undefined, staff: undefined, staffToken: undefined, apiKey: undefined },
    ...{ look: undefined, staffDevice: undefined, preview: undefined, shownTo: undefined, leadSource: undefined },
  };
}

/** Somebody who may do everything at the desks, and has no account of the studio. */
function colleagueOf(name: string, now: Date): StaffCaller {
  return {
    ...{ staffId: 'demo', sessionId: 'demo', email: '', name, roles: [] },
    language: 'en',
    ...{ permissions: new Set(permissions), preferences: {}, version: 1, provenAt: now, endsAt: now },
  };
}
