import type { Webhook } from '@eyelet/contracts/webhooks/webhook.ts';
import { webhookAddress } from '@eyelet/domain/webhooks/address.ts';
import type { Config } from '../kernel/config.ts';
import { isPublicAddress, namedAddress } from './public-address.ts';

type Members = Pick<Webhook, 'url' | 'description' | 'facts' | 'active'>;

/**
 * The members of a request as a webhook stores them; undefined if the address is malformed or names a private network.
 * A host name is resolved at each message.
 */
export function storedMembers(asked: Members, { privateWebhooks }: Config): Members | undefined {
  const url = webhookAddress(asked.url, privateWebhooks);
  const named = url === undefined ? undefined : namedAddress(new URL(url));
  if (url === undefined || (named !== undefined && !privateWebhooks && !isPublicAddress(named))) return undefined;
  return { url, description: asked.description.trim(), facts: asked.facts.toSorted(), active: asked.active };
}
