import type { MessageKey } from './keys.ts';
import type { Translate } from './translate.ts';

type Details = Readonly<Record<string, string | number | boolean>> | undefined;

/**
 * The shopper's message for an error id (C8.01, C8.02): its own text, or a more precise one for its details if there is
 * one (C8.133, C8.158); the general text for an unknown id.
 */
export function errorText(t: Translate, id: string, details?: Details): string {
  if (id === 'INV408' && typeof details?.maxAllowedQty === 'number') {
    return t('error.INV408.max', { maxAllowedQty: details.maxAllowedQty });
  }
  if (id === 'INV408' && details?.member !== undefined) return t('error.INV408.whole');
  if (id === 'PRO415' && details?.reason === 'guessed') return t('error.PRO415.guessed');
  if (id === 'STF500' && typeof details?.items === 'string') return t('error.STF500.items', { items: details.items });
  if (id === 'GEN500') {
    if (typeof details?.waitSeconds === 'number') return t('error.GEN500.wait', { seconds: details.waitSeconds });
    if (details?.member !== undefined) return t('error.GEN500.check');
  }
  if (id === 'PAY400' && details?.reason === 'authentication') return t('error.PAY400.authentication');
  try {
    return t(`error.${id}` as MessageKey);
  } catch {
    return t('error.generic');
  }
}
