import { createHash } from 'node:crypto';
import { CheckoutAPI, Client, Config, EnvironmentEnum } from '@adyen/api-library';
import type { AdyenSecrets, AdyenSettings } from '../../kernel/adyen-settings.ts';
import { createSender } from './send.ts';

/** The calls of Adyen's Checkout, made by the official library. */
export function createClient(settings: AdyenSettings, { apiKey }: Pick<AdyenSecrets, 'apiKey'>): CheckoutAPI {
  const { environment, livePrefix, endpoint } = settings;
  const config = new Config({
    apiKey,
    applicationName: 'eyelet',
    environment: environment === 'test' ? EnvironmentEnum.TEST : EnvironmentEnum.LIVE,
    ...(livePrefix === undefined ? {} : { liveEndpointUrlPrefix: livePrefix }),
  });
  return new CheckoutAPI(new Client(config, createSender(endpoint)));
}

/**
 * Idempotency key of a request: the same words give the same key, so that Adyen does it once. At most 64 characters.
 */
export function idempotencyKeyOf(...words: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}
