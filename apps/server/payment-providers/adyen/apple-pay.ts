import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { OpenedSession, SessionRequest } from '../provider.ts';
import type { Adyen } from './adyen.ts';

/** Card networks of device wallets that the shop accepts, in the platform's spelling. */
export const deviceNetworks = ['visa', 'masterCard', 'amex', 'discover', 'maestro'] as const;

/** The data of a device. All contents are encrypted for the provider. */
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

/** Whether a token has the shape of a device's data. */
export function isAppleToken(token: string): boolean {
  try {
    return paymentData.Check(JSON.parse(token));
  } catch {
    return false;
  }
}

/** Has Adyen validate the shop as a merchant of the platform, so that the sheet may open on this host. */
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
