import { setTimeout as pause } from 'node:timers/promises';
import { type EventName, eventKinds } from '@eyelet/contracts/events/registry.ts';
import {
  claimDeliveries,
  type Delivery,
  giveBackDeliveries,
  postponeDelivery,
  settleDeliveries,
} from '@eyelet/db/events/delivery.ts';
import { handOut, isAnyNew } from '@eyelet/db/events/hand-out.ts';
import { Check } from 'typebox/value';
import type { Shop } from '../kernel/shop.ts';
import type { Consumer, HeardEvent } from './consumer.ts';

const nothing = { numbered: [], isAll: true } as const;
const secondsOfWork = 120;
/** Seconds after which no further delivery of a batch is begun, so that no other worker claims one that is still running. */
const secondsOfBeginning = 60;
/** Milliseconds for which all consumers of a batch are waited for, so that one look at what is new serves them all. */
const msOfPatience = 500;
const batch = 200;
const settledAtOnce = 50;
/** Deliveries made side by side: enough to share statements, few enough that calls get a connection meanwhile (`POOL_SIZE` is 16 at first). */
const sideBySide = 10;
/** Attempts after which a delivery is given up: about a day after the event. */
export const mostAttempts = 30;

/**
 * Creates the deliveries of new events, logging and counting these, and makes them until none is due. Returns how many
 * succeeded. Consumers work beside each other: while one is slow, the others get what is new.
 */
export async function deliverEvents(shop: Shop, consumers: readonly Consumer[]): Promise<number> {
  const { db } = shop.database;
  const hearings = consumers.map(({ name, hears, forWebhooks }) => ({
    consumer: name,
    names: Object.keys(hears),
    forWebhooks,
  }));
  const busy = new Map<string, Promise<unknown>>();
  const failures: unknown[] = [];
  let heard = 0;
  let isFirst = true;
  while (failures.length === 0) {
    const now = shop.clock();
    // A consumer that is new may have been left out by a process of the version before, so the first time it is tried in any case.
    const { numbered, isAll } = isFirst || (await isAnyNew(db)) ? await handOut(db, hearings, now) : nothing;
    isFirst = false;
    for (const { name, payload, correlationId } of numbered) shop.events.happened(name, payload, correlationId);
    const againAt = new Date(now.getTime() + secondsOfWork * 1000);
    const claimed = await claimDeliveries(db, { now, againAt, limit: batch, except: [...busy.keys()] });
    if (claimed.length === 0 && isAll && busy.size === 0) return heard;
    const until = new Date(now.getTime() + secondsOfBeginning * 1000);
    for (const [name, deliveries] of Map.groupBy(claimed, ({ consumer }) => consumer)) {
      const by = consumers.find((one) => one.name === name);
      const work = deliverInTurn(shop, deliveries, by, until)
        .then((count) => {
          heard += count;
        })
        .catch((error: unknown) => failures.push(error))
        .finally(() => busy.delete(name));
      busy.set(name, work);
    }
    await Promise.race([Promise.all(busy.values()), pause(msOfPatience, undefined, { ref: false })]);
  }
  await Promise.all(busy.values());
  throw failures[0];
}

/**
 * Makes the deliveries of one consumer, which are of different subjects: one after the other, or side by side where it says so. Several
 * are settled in one commit, as commits cost more than rows; those that a slow consumer has not begun in time are given back.
 */
async function deliverInTurn(
  shop: Shop,
  deliveries: readonly Delivery[],
  by: Consumer | undefined,
  until: Date,
): Promise<number> {
  const { db, pool } = shop.database;
  const { none, concerned } = await concernedOf(shop, deliveries, by);
  const rounds = roundsOf(concerned, by);
  let count = none.length;
  let heard = none;
  for (const [index, round] of rounds.entries()) {
    const now = shop.clock();
    if (now >= until) {
      await giveBackDeliveries(db, rounds.slice(index).flat(), now);
      break;
    }
    const outcomes = await Promise.allSettled(round.map((delivery) => deliverOne(shop, delivery, by)));
    // Thrown once nothing of the round is running any more.
    for (const one of outcomes) if (one.status === 'rejected') throw one.reason;
    const done = round.filter((_, at) => outcomes[at]?.status === 'fulfilled' && outcomes[at].value);
    count += done.length;
    heard = [...heard, ...done];
    if (heard.length < settledAtOnce) continue;
    await settleDeliveries(pool, heard);
    heard = [];
  }
  await settleDeliveries(pool, heard);
  return count;
}

/** Deliveries of facts that concern nothing of a consumer, and all others, in their order. Where that cannot be asked, each is tried. */
async function concernedOf(
  { database, log }: Shop,
  deliveries: readonly Delivery[],
  by: Consumer | undefined,
): Promise<Readonly<{ none: readonly Delivery[]; concerned: readonly Delivery[] }>> {
  const none = new Set<Delivery>();
  for (const [name, some] of Map.groupBy(deliveries, (one) => one.name)) {
    const ask = by?.concerning?.[name as EventName];
    if (!ask) continue;
    // What cannot be read is said to be faulty by its delivery.
    const readable = some.filter(isReadable);
    try {
      const subjects = await ask(
        database,
        readable.map(({ subject }) => subject),
      );
      for (const one of readable) if (!subjects.has(one.subject)) none.add(one);
    } catch (error) {
      log.warn({ err: error, consumer: by?.name, name }, 'what facts concern could not be asked for many at once');
    }
  }
  return { none: [...none], concerned: deliveries.filter((one) => !none.has(one)) };
}

/** The deliveries of a consumer in rounds that are made side by side, most of them alone. */
function roundsOf(deliveries: readonly Delivery[], by: Consumer | undefined): readonly (readonly Delivery[])[] {
  const isTogether = ({ name }: Delivery) => by?.together?.includes(name as EventName) ?? false;
  const together = deliveries.filter(isTogether);
  const rounds = deliveries.filter((one) => !isTogether(one)).map((one) => [one]);
  for (let at = 0; at < together.length; at += sideBySide) rounds.push(together.slice(at, at + sideBySide));
  return rounds;
}

function isReadable({ name, payload }: Delivery): boolean {
  return Check(eventKinds[name as EventName].payload, payload);
}

type AnyEar = (shop: Shop, payload: unknown, event: HeardEvent) => Promise<unknown>;

async function deliverOne(shop: Shop, delivery: Delivery, by: Consumer | undefined): Promise<boolean> {
  const { consumer, eventId, name, subject, payload, at, attempts } = delivery;
  const { db } = shop.database;
  try {
    const ear = (by?.hears[name as EventName] ?? by?.still[name as EventName]) as AnyEar | undefined;
    // A newer version of the shop may have created it; a process of that version will deliver it.
    if (!ear) throw new Error(`${consumer} does not handle ${name}`);
    if (!isReadable(delivery)) throw new Error(`the payload of ${name} does not match its schema`);
    await ear(shop, payload, { eventId, subject, at });
    return true;
  } catch (error) {
    const now = shop.clock();
    const isLast = attempts >= mostAttempts;
    shop.log.error({ err: error, consumer, name, eventId, subject, attempts }, 'an event could not be delivered');
    if (isLast) shop.events.eventGivenUp({ consumer, name, subject });
    const nextAt = isLast ? undefined : new Date(now.getTime() + pauseAfter(attempts));
    await postponeDelivery(db, delivery, { nextAt, now, error: (error as Error).message });
    return false;
  }
}

/** Milliseconds to wait after an attempt: doubling from ten seconds up to an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(10_000 * 2 ** Math.max(0, attempts - 1), 3_600_000);
}
