import { readConfig } from '@eyelet/server/kernel/read-config.ts';
import { type AdyenServer, adyenSecrets, startAdyenServer } from './adyen-server.ts';
import type { RunningShop, StartOptions } from './start-shop.ts';
import { startStockedShop } from './start-stocked-shop.ts';

export type AdyenShop = RunningShop & Readonly<{ adyen: AdyenServer; cardToken: (ending: string) => Promise<string> }>;

/** A stocked shop with Adyen as its provider, simulated by a local server. */
export async function startAdyenShop(options: StartOptions = {}): Promise<AdyenShop> {
  const adyen = await startAdyenServer();
  const secrets = { ...readConfig({}).secrets, adyen: adyenSecrets };
  const running = await startStockedShop({
    ...options,
    config: { payments: adyen.settings, ...options.config },
    parts: { secrets, ...options.parts },
  });
  return {
    ...running,
    adyen,
    cardToken: (ending) => enterCard(running.origin, ending),
    async close() {
      await running.close();
      await adyen.close();
    },
  };
}

/**
 * Sends the shop what the provider's script would have encrypted; the number decides how payments with the card end.
 */
async function enterCard(origin: string, ending: string): Promise<string> {
  const encrypted = 'encrypted';
  const response = await fetch(`${origin}/payments/adyen/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      paymentMethod: {
        encryptedCardNumber: ending,
        encryptedExpiryMonth: encrypted,
        encryptedExpiryYear: encrypted,
        encryptedSecurityCode: encrypted,
      },
      browserInfo: {
        acceptHeader: '*/*',
        colorDepth: 24,
        javaEnabled: false,
        language: 'en-US',
        screenHeight: 900,
        screenWidth: 1440,
        timeZoneOffset: 0,
        userAgent: 'test',
      },
    }),
  });
  const { token } = (await response.json()) as { token?: string };
  return token ?? '';
}
