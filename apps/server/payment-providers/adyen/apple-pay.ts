import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { OpenedSession, SessionRequest } from '../provider.ts';
import type { Adyen } from './adyen.ts';

/** Networks of cards in a device that the shop takes, in the platform's words. */
export const deviceNetworks = ['visa', 'masterCard', 'amex', 'discover', 'maestro'] as const;

/** What a device hands over. All that it is about is encrypted for the provider. */
const paymentData = Compile(
  Type.Object({
    version: Type.String({ maxLength: 16 }),
    data: Type.String({ minLength: 1 }),
    signature: Type.String({ minLength: 1 }),
    header: Type.Object({
      ephemeralPublicKey: Type.String({ minLength: 1 }),
      publicKeyHash: Type.String({ minLength: 1 }),
      transactionId: Type.String({ minLength: 1 }),
    }),
  }),
);

/** Whether a token has the shape of what a device hands over. */
export function isAppleToken(token: string): boolean {
  try {
    return paymentData.Check(JSON.parse(token));
  } catch {
    return false;
  }
}

/** Has Adyen vouch for the shop to the platform, so that the sheet may open on this host. */
export async function openApplePay(
  { api, settings, shopName }: Adyen,
  { id, origin }: SessionRequest,
): Promise<OpenedSession | undefined> {
  if (settings.appleMerchant === undefined) return undefined;
  const { data } = await api.UtilityApi.getApplePaySession({
    displayName: shopName,
    domainName: new URL(origin).hostname,
    merchantIdentifier: settings.appleMerchant,
  });
  return {
    kind: 'device',
    sessionId: id,
    messageOrigin: origin,
    expiresAt: undefined,
    contact: undefined,
    merchantSession: JSON.parse(Buffer.from(data, 'base64').toString()) as Readonly<Record<string, unknown>>,
    networks: deviceNetworks,
  };
}
