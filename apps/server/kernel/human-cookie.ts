import { isSameSignature, signatureOf } from './signature.ts';

export const humanCookie = 'eyelet_human';
/** Seconds for which a passed check is valid. */
export const humanSeconds = 30 * 60;

/** The value of the cookie that proves that its bearer has passed the human check (C8.04). */
export function signHuman(secret: string, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + humanSeconds);
  return `${until}.${signatureOf(`human.${until}`, secret)}`;
}

/** Whether a cookie is genuine and has not expired. */
export function isHuman(value: string | undefined, secret: string, now: Date): boolean {
  const [until = '', signature = ''] = (value ?? '').split('.');
  if (!isSameSignature(signature, signatureOf(`human.${until}`, secret))) return false;
  return Number(until) > now.getTime() / 1000;
}
