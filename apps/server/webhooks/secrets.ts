import type { Secrets } from '@eyelet/db/webhooks/sending.ts';
import type { Shop } from '../kernel/shop.ts';

const purposeOf = (webhookId: string) => `webhook ${webhookId}`;

/** Encrypts a secret with the key of the shop, for storing it. */
export function sealSecret({ sealer }: Pick<Shop, 'sealer'>, webhookId: string, secret: string): string {
  return sealer.seal(purposeOf(webhookId), secret);
}

/** The secrets that sign messages at an instant, the newest first; none if the key of the shop has changed since. */
export function openSecrets({ sealer }: Pick<Shop, 'sealer'>, row: Secrets, now: Date): readonly string[] {
  const { webhook_id: id, secret, former_secret: former, former_until: until } = row;
  const current = sealer.open(purposeOf(id), secret);
  if (current === undefined) return [];
  const before = former && until && until > now ? sealer.open(purposeOf(id), former) : undefined;
  return before === undefined ? [current] : [current, before];
}
