import { password as meetsRules, minPasswordLength } from '@eyelet/domain/validation/password.ts';
import type { Context } from '../kernel/context.ts';
import { shopNameOf } from '../mail/sender.ts';
import { isGuessed } from './guessed-passwords.ts';

/** The refusal of a new password: too short (FE872), or against the rules or easily guessed (PRO415). */
export function passwordRefusal(
  { shop }: Pick<Context, 'shop'>,
  password: string,
  email: string,
): Readonly<{ id: 'FE872' | 'PRO415'; reason: string }> | undefined {
  if (password.length < minPasswordLength) return { id: 'FE872', reason: 'short' };
  if (meetsRules(password)) return { id: 'PRO415', reason: 'rules' };
  return isGuessed(password, email, shopNameOf(shop)) ? { id: 'PRO415', reason: 'guessed' } : undefined;
}
