import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 of a text with a key of the shop, as text for URLs and cookies. */
export function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Whether a text equals the expected one, compared in constant time. */
export function isSameSignature(sent: string, expected: string): boolean {
  const [given, own] = [Buffer.from(sent), Buffer.from(expected)];
  return given.length === own.length && timingSafeEqual(given, own);
}
