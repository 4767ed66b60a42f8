import { randomUUID } from 'node:crypto';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { type ApiClient, createHttpClient } from '@eyelet/contracts/kernel/client.ts';
import { acceptInvitation } from '@eyelet/contracts/staff-access/accept-invitation.ts';
import { confirmStaffSignIn } from '@eyelet/contracts/staff-access/confirm-sign-in.ts';
import { readInvitation } from '@eyelet/contracts/staff-access/read-invitation.ts';
import { signInStaff } from '@eyelet/contracts/staff-access/sign-in.ts';
import type { StaffMe } from '@eyelet/contracts/staff-account/me.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { addInvited } from '@eyelet/server/staff/add-invited.ts';
import { Secret, TOTP } from 'otpauth';
import type { RunningShop } from './start-shop.ts';

/** The browser of a staff member: it keeps cookies by their path. */
export type StaffBrowser = ApiClient & Readonly<{ fetch: typeof fetch; cookie: () => string | undefined }>;

export type TestStaff = StaffBrowser &
  Readonly<{
    me: StaffMe;
    email: string;
    password: string;
    /** Base 32 secret of the one-time codes. */
    secret: string;
    recoveryCodes: readonly string[];
  }>;

export type StaffOptions = Readonly<{
  roles?: readonly string[];
  email?: string;
  name?: string;
  headers?: Readonly<Record<string, string>>;
}>;

export const staffPassword = 'Granite-harbour-7';

/** The one-time code of a secret at a time. */
export function codeAt(secret: string, now: Date): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return totp.generate({ timestamp: now.getTime() });
}

/** A browser in which nobody has signed in. */
export function staffBrowser(origin: string, headers: Readonly<Record<string, string>> = {}): StaffBrowser {
  const jar = new Map<string, string>();
  const withCookie: typeof fetch = async (input, init = {}) => {
    const sent = new Headers(init.headers);
    if (jar.size > 0 && new URL(String(input)).pathname.startsWith('/staff/')) {
      sent.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await fetch(input, { redirect: 'manual', ...init, headers: sent });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const options = {
    origin,
    headers: () => ({ 'x-locale': 'en_US', ...headers }),
    newId: randomUUID,
    fetch: withCookie,
  };
  return { ...createHttpClient(options), fetch: withCookie, cookie: () => jar.get('eyelet_staff') };
}

/** The secret of an invitation, as in its mail. */
export async function invited(running: RunningShop, options: StaffOptions = {}): Promise<string> {
  const { roles = ['owner'], email = `${randomUUID()}@staff.example`, name = 'Ada Brink' } = options;
  const { database, clock } = running.shop;
  const { token } = await transact(database.db, (tx) =>
    addInvited(tx, { email, name, language: 'en', roles }, { newId: randomUUID, now: clock() }),
  );
  return token;
}

/** A staff member who has accepted an invitation with password and one-time codes, and is signed in. */
export async function newStaff(running: RunningShop, options: StaffOptions = {}): Promise<TestStaff> {
  const token = await invited(running, options);
  const browser = staffBrowser(running.origin, options.headers);
  const { email, name, codes } = await browser.call(readInvitation, { body: { token } });
  const code = codeAt(codes.secret, running.shop.clock());
  const { me, recoveryCodes } = await browser.call(acceptInvitation, {
    body: { token, name, password: staffPassword, setup: codes.setup, code },
  });
  return { ...browser, me, email, password: staffPassword, secret: codes.secret, recoveryCodes };
}

type Known = Readonly<{ email: string; password: string; secret: string }>;

/** Signs in with password and one-time code, in a browser of its own unless one is given. */
export async function signInAsStaff(
  running: RunningShop,
  { email, password, secret }: Known,
  browser: StaffBrowser = staffBrowser(running.origin),
): Promise<StaffBrowser> {
  const { ticket } = await browser.call(signInStaff, { body: { email, password } });
  await browser.call(confirmStaffSignIn, { body: { ticket, code: codeAt(secret, running.shop.clock()) } });
  return browser;
}

/** The complete refusal of a call; fails when it succeeds. */
export async function detailOf(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, ...error.errorDetails[0] };
    throw error;
  }
  throw new Error('the call was not refused');
}
