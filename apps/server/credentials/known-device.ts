import { forgetDevices, rememberDevice } from '@eyelet/db/credentials/known-device.ts';
import type { Reader } from '@eyelet/db/database.ts';
import type { Context, Cookie } from '../kernel/context.ts';
import { deviceCookie } from '../kernel/request-context.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';

/** Days for which a device is known after its last sign-in. */
export const deviceDays = 365;

/** The stored hash of a browser's cookie; undefined for a browser without one. */
export function deviceHashOf({ deviceSecret }: Pick<Context, 'deviceSecret'>): Buffer | undefined {
  return deviceSecret === undefined ? undefined : hashOf(deviceSecret);
}

/** Remembers the browser of a sign-in for its account; returns the cookie by which it is recognised. */
export async function rememberBrowser(tx: Reader, consumerId: string, context: Context): Promise<Cookie> {
  const secret = context.deviceSecret ?? newSecret();
  await rememberDevice(tx, { deviceHash: hashOf(secret), consumerId }, context.now);
  return { name: deviceCookie, value: secret, maxAgeSeconds: deviceDays * 24 * 60 * 60 };
}

/** Forgets every browser of an account but the one that asks. */
export async function forgetOtherBrowsers(tx: Reader, consumerId: string, context: Context): Promise<void> {
  await forgetDevices(tx, consumerId, deviceHashOf(context));
}
