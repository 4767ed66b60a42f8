import { takeSandboxDecisions } from '@eyelet/db/payments/sandbox-dispute.ts';
import {
  type DueWebhook,
  plainManner,
  takeDueWebhooks,
  type WebhookManner,
  webhookSetting,
} from '@eyelet/db/payments/sandbox-webhook.ts';
import { readSetting, writeSetting } from '@eyelet/db/settings/setting.ts';
import type { Shop } from '../../kernel/shop.ts';
import { signatureHeader, signatureOf } from './webhook-signature.ts';

declare module '../../kernel/shop.ts' {
  interface Shop {
    /** Signs the webhooks of the sandbox. */
    readonly webhookSecret: string;
  }
}

/** Webhooks taken from the table at once. */
const batch = 200;

/** Notices in one webhook. */
const inOne = 20;

/** How the sandbox sends webhooks at present. */
export async function readWebhookManner({ database }: Pick<Shop, 'database'>): Promise<WebhookManner> {
  const value = await readSetting(database.db, webhookSetting);
  return { ...plainManner, ...(value === undefined ? {} : (JSON.parse(value) as Partial<WebhookManner>)) };
}

/** Makes the sandbox's webhooks come late, several times, in reverse order, or never. */
export async function writeWebhookManner(
  { database }: Pick<Shop, 'database'>,
  manner: Partial<WebhookManner>,
): Promise<void> {
  await writeSetting(database.db, webhookSetting, JSON.stringify({ ...plainManner, ...manner }));
}

/**
 * Sends the due webhooks of the sandbox to the shop at `origin`, each as often as set, several notices in one. One that the shop does not
 * accept is not sent again: the shop has to cope without it. Returns how many notices were sent.
 */
export async function sendSandboxWebhooks(shop: Shop, origin: string): Promise<number> {
  const manner = await readWebhookManner(shop);
  let sent = await sendDecisions(shop, origin);
  for (;;) {
    const due = await takeDueWebhooks(shop.database.db, manner.pendingEnds === 'paid', batch, shop.clock());
    const ordered = manner.reversed ? due.toReversed() : due;
    // Copies of a notice come in webhooks of their own, once the shop knows it.
    for (let copy = 0; ; copy++) {
      const notices = ordered.filter(({ to_send: copies }) => copies > copy).map(noticeOf);
      if (notices.length === 0) break;
      for (let at = 0; at < notices.length; at += inOne) await post(shop, notices.slice(at, at + inOne), origin);
      sent += notices.length;
    }
    if (due.length < batch) return sent;
  }
}

function noticeOf({ id, topic, payment_key: key, success }: DueWebhook) {
  return { id, topic, key, success };
}

/** Says what the bank has decided about answers to disputes; returns how many. */
async function sendDecisions(shop: Shop, origin: string): Promise<number> {
  const decisions = await takeSandboxDecisions(shop.database.db, shop.clock());
  for (const { answer_key: id, payment_key: key, amount, outcome, due_at } of decisions) {
    const told = { topic: 'dispute', step: outcome, amount, reason: '', isFraud: false, deadline: null };
    await post(shop, [{ id, key, success: true, ...told, at: due_at.toISOString() }], origin);
  }
  return decisions.length;
}

async function post<N extends Readonly<{ id: string }>>(
  shop: Shop,
  notices: readonly N[],
  origin: string,
): Promise<void> {
  const body = JSON.stringify(notices);
  const ids = notices.map(({ id }) => id);
  try {
    const response = await fetch(`${origin}/payments/webhooks/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(body, shop.webhookSecret) },
      body,
    });
    if (!response.ok) shop.log.warn({ status: response.status, notices: ids }, 'the shop did not accept a webhook');
  } catch (error) {
    shop.log.warn({ err: error, notices: ids }, 'a webhook did not reach the shop');
  }
}
