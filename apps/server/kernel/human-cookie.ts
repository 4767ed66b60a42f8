import { createHmac, timingSafeEqual } from 'node:crypto';

export const humanCookie = 'eyelet_human';
/** Seconds for which a passed check holds. */
export const humanSeconds = 30 * 60;

/** The value of the cookie that proves that its bearer has passed the human check (C8.04). */
export function signHuman(secret: string, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + humanSeconds);
  return `${until}.${signatureOf(until, secret)}`;
}

/** Whether a cookie is genuine and has not expired. */
export function isHuman(value: string | undefined, secret: string, now: Date): boolean {
  const [until = '', signature = ''] = (value ?? '').split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(until, secret))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Number(until) > now.getTime() / 1000;
}

function signatureOf(until: string, secret: string): string {
  return createHmac('sha256', secret).update(`human.${until}`).digest('base64url');
}
