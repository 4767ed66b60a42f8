import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret in the form of Standard Webhooks: 256 random bits in base64 after a prefix. */
export function newWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

type Signed = Readonly<{ id: string; timestamp: number; body: string }>;

/**
 * The value of `webhook-signature`: one signature of version 1 for each secret, HMAC-SHA-256 over id, timestamp (seconds) and body
 * (standard-webhooks 1.0.0).
 */
export function webhookSignature({ id, timestamp, body }: Signed, secrets: readonly string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
