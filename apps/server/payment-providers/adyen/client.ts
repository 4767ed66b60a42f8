import { createHash } from 'node:crypto';
import { CheckoutAPI, Client, Config, DisputesAPI, EnvironmentEnum } from '@adyen/api-library';
import type { AdyenSecrets, AdyenSettings } from '../../kernel/adyen-settings.ts';
import { createSender } from './send.ts';

/** The calls of Adyen's Checkout and of its disputes, made by the official library. */
export function createClients(
  settings: AdyenSettings,
  { apiKey }: Pick<AdyenSecrets, 'apiKey'>,
): Readonly<{ api: CheckoutAPI; disputes: DisputesAPI }> {
  const { environment, livePrefix, endpoint } = settings;
  const config = new Config({
    apiKey,
    applicationName: 'eyelet',
    environment: environment === 'test' ? EnvironmentEnum.TEST : EnvironmentEnum.LIVE,
    ...(livePrefix === undefined ? {} : { liveEndpointUrlPrefix: livePrefix }),
  });
  const client = new Client(config, createSender(endpoint));
  return { api: new CheckoutAPI(client), disputes: new DisputesAPI(client) };
}

/**
 * Idempotency key of a request: the same words give the same key, so that Adyen does it once. At most 64 characters.
 */
export function idempotencyKeyOf(...words: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}
