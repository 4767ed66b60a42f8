import type { StockedSize } from '@eyelet/contracts/stock/find.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

/** What of a size is free at a place, and what is on its way there, in a few words. */
export function stockText(t: Translate, { free, incoming }: Pick<StockedSize, 'free' | 'incoming'>): string {
  const texts = [t('studio.transfers.freeOf', { free })];
  return [...texts, ...(incoming > 0 ? [t('studio.transfers.inTransitOf', { n: incoming })] : [])].join(', ');
}
