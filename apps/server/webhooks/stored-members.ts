import type { Webhook } from '@eyelet/contracts/webhooks/webhook.ts';
import { webhookAddress } from '@eyelet/domain/webhooks/address.ts';
import type { Config } from '../kernel/config.ts';
import { isPublicAddress, namedAddress } from './public-address.ts';

type Members = Pick<Webhook, 'url' | 'description' | 'facts' | 'active'>;

/**
 * What was asked of a webhook as it is stored; undefined where the address is malformed or names a network of one's own. A name is
 * resolved with each message.
 */
export function storedMembers(asked: Members, { privateWebhooks }: Config): Members | undefined {
  const url = webhookAddress(asked.url, privateWebhooks);
  const named = url === undefined ? undefined : namedAddress(new URL(url));
  if (url === undefined || (named !== undefined && !privateWebhooks && !isPublicAddress(named))) return undefined;
  return { url, description: asked.description.trim(), facts: asked.facts.toSorted(), active: asked.active };
}
