import { createHash, timingSafeEqual } from 'node:crypto';
import { hmacValidator as HmacValidator, Types } from '@adyen/api-library';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { AdyenSecrets, AdyenSettings } from '../../kernel/adyen-settings.ts';
import type { DisputeNotice, Notice, WebhookRequest } from '../provider.ts';
import { disputeOf } from './dispute.ts';

const text = Type.String({ maxLength: 256 });

const itemSchema = Type.Object({
  additionalData: Type.Object({
    hmacSignature: text,
    chargebackReasonCode: Type.Optional(text),
    defensePeriodEndsAt: Type.Optional(text),
  }),
  amount: Type.Object({ value: Type.Integer(), currency: text }),
  eventCode: text,
  eventDate: Type.Optional(text),
  merchantAccountCode: text,
  merchantReference: Type.Optional(text),
  originalReference: Type.Optional(text),
  reason: Type.Optional(Type.String({ maxLength: 1024 })),
  pspReference: Type.String({ minLength: 1, maxLength: 64, pattern: '^[^:]+$' }),
  success: Type.Union([Type.Literal('true'), Type.Literal('false')]),
});

const webhook = Compile(
  Type.Object({
    notificationItems: Type.Array(Type.Object({ NotificationRequestItem: itemSchema }), { maxItems: 100 }),
  }),
);

const validator = new HmacValidator();

/** What an event concerns, and its result when it succeeded; events that the shop ignores are missing. */
const topics: Readonly<Record<string, Readonly<{ topic: Notice['topic']; ends?: false }>>> = {
  AUTHORISATION: { topic: 'payment' },
  OFFER_CLOSED: { topic: 'payment', ends: false },
  CAPTURE: { topic: 'capture' },
  CAPTURE_FAILED: { topic: 'capture', ends: false },
  CANCELLATION: { topic: 'void' },
  TECHNICAL_CANCEL: { topic: 'void' },
  REFUND: { topic: 'refund' },
  REFUND_FAILED: { topic: 'refund', ends: false },
};

/**
 * The notices of a webhook. It must have the configured user name and password, and each item a valid signature: the
 * password covers the whole, the signatures the relevant members of each item. Items of other merchant accounts are
 * ignored.
 */
export function readAdyenWebhook(
  { headers, body }: WebhookRequest,
  settings: Pick<AdyenSettings, 'merchantAccount' | 'webhookUser'>,
  secrets: Pick<AdyenSecrets, 'hmacKey' | 'webhookPassword'>,
): readonly (Notice | DisputeNotice)[] | undefined {
  const expected = `Basic ${Buffer.from(`${settings.webhookUser}:${secrets.webhookPassword}`).toString('base64')}`;
  if (!isSame(String(headers.authorization ?? ''), expected)) return undefined;
  const sent = parsed(body);
  if (!webhook.Check(sent)) return undefined;
  const notices: (Notice | DisputeNotice)[] = [];
  for (const { NotificationRequestItem: item } of sent.notificationItems) {
    const signed = Object.assign(new Types.notification.NotificationRequestItem(), item);
    if (!validator.validateHMAC(signed, secrets.hmacKey)) return undefined;
    if (!item.merchantReference || item.merchantAccountCode !== settings.merchantAccount) continue;
    const dispute = disputeOf(item, item.merchantReference);
    if (dispute) notices.push(dispute);
    const meaning = topics[item.eventCode];
    if (!meaning) continue;
    notices.push({
      id: `${item.eventCode}:${item.pspReference}:${item.success}`,
      topic: meaning.topic,
      key: item.merchantReference,
      success: meaning.ends ?? item.success === 'true',
    });
  }
  return notices;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Compares in constant time. */
function isSame(sent: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(sent), digest(expected));
}
