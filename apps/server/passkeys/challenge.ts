import { randomBytes } from 'node:crypto';
import { spendProof } from '@eyelet/db/bot-check/spent-proof.ts';
import type { Context } from '../kernel/context.ts';
import { hashOf } from '../kernel/secrets.ts';
import { isSameSignature, signatureOf } from '../kernel/signature.ts';

/** Milliseconds within which the authenticator must answer. */
const goodMs = 15 * 60 * 1000;

/** What a challenge is for: a new passkey of a consumer or of staff, proof of their identity, or signing in. */
export type Purpose = Readonly<
  | { kind: 'add'; consumerId: string }
  | { kind: 'sign-in' | 'staff-sign-in' }
  | { kind: 'staff-add' | 'staff-proof'; staffId: string }
>;

function subjectOf(purpose: Purpose): string {
  if (purpose.kind === 'add') return `add ${purpose.consumerId}`;
  return 'staffId' in purpose ? `${purpose.kind} ${purpose.staffId}` : purpose.kind;
}

/** A challenge that carries its own expiry and signature, so that nothing is stored until it is used. */
export function newChallenge({ shop, now }: Context, purpose: Purpose): string {
  const text = `${(now.getTime() + goodMs).toString(36)}.${randomBytes(16).toString('base64url')}`;
  return `${text}.${signatureFor(text, purpose, shop.humanSecret)}`;
}

/** Whether an answered challenge is one of the shop's, for this purpose, in time and unused. */
export async function acceptChallenge({ shop, now }: Context, answered: string, purpose: Purpose): Promise<boolean> {
  const challenge = Buffer.from(answered, 'base64url').toString('utf8');
  const cut = challenge.lastIndexOf('.');
  const text = challenge.slice(0, cut);
  if (!isSameSignature(challenge.slice(cut + 1), signatureFor(text, purpose, shop.humanSecret))) return false;
  const end = new Date(Number.parseInt(text.split('.')[0] ?? '', 36));
  if (!(end.getTime() > now.getTime())) return false;
  return spendProof(shop.database.db, hashOf(challenge), undefined, end);
}

function signatureFor(text: string, purpose: Purpose, secret: string): string {
  return signatureOf(`passkey ${subjectOf(purpose)} ${text}`, secret);
}
