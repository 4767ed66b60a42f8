import type { Secrets } from '@eyelet/db/webhooks/sending.ts';
import type { Shop } from '../kernel/shop.ts';

const purposeOf = (webhookId: string) => `webhook ${webhookId}`;

/** A secret as it is stored, which only this installation can read again. */
export function sealSecret({ sealer }: Pick<Shop, 'sealer'>, webhookId: string, secret: string): string {
  return sealer.seal(purposeOf(webhookId), secret);
}

/** The secrets that a message is signed with at a time, the newest first; none if the key of the shop is another one now. */
export function openSecrets({ sealer }: Pick<Shop, 'sealer'>, row: Secrets, now: Date): readonly string[] {
  const { webhook_id: id, secret, former_secret: former, former_until: until } = row;
  const current = sealer.open(purposeOf(id), secret);
  if (current === undefined) return [];
  const before = former && until && until > now ? sealer.open(purposeOf(id), former) : undefined;
  return before === undefined ? [current] : [current, before];
}
