import type { AttemptKey } from '@eyelet/db/staff/attempt.ts';
import type { StaffCredential } from '@eyelet/db/staff/credential.ts';
import type { Context, Cookie } from '../kernel/context.ts';
import { staffDeviceCookie } from '../kernel/request-context.ts';
import { newSecret } from '../kernel/secrets.ts';
import { staffCookiePath } from './cookie-path.ts';

const purpose = 'staff browser';
const days = 365;

type Browser = Readonly<{ staffId: string; id: string; signedInAt: number }>;

function browserOf({ shop, staffDevice }: Context): Browser | undefined {
  const opened = staffDevice === undefined ? undefined : shop.sealer.open(purpose, staffDevice);
  return opened === undefined ? undefined : (JSON.parse(opened) as Browser);
}

/** Remembers that a person has signed in with a browser; only its cookie is stored. */
export function rememberedBrowser(context: Context, staffId: string): Cookie {
  const before = browserOf(context);
  const id = before?.staffId === staffId ? before.id : newSecret();
  const browser: Browser = { staffId, id, signedInAt: context.now.getTime() };
  const value = context.shop.sealer.seal(purpose, JSON.stringify(browser));
  return { name: staffDeviceCookie, value, maxAgeSeconds: days * 86_400, path: staffCookiePath, sameSite: 'strict' };
}

/**
 * The key under which attempts at a person's password and codes are counted. A browser in which the person has signed
 * in since the password was set is counted separately, so that strangers cannot lock out the owner.
 */
export function attemptKeyOf(context: Context, email: string, credential: StaffCredential | undefined): AttemptKey {
  const browser = browserOf(context);
  const isKnown =
    browser !== undefined &&
    browser.staffId === credential?.staff_id &&
    browser.signedInAt >= credential.changed_at.getTime() &&
    browser.signedInAt > context.now.getTime() - days * 86_400_000;
  return { email, part: isKnown ? browser.id : undefined };
}
