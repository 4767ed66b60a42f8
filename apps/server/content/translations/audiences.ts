import { markets } from '@eyelet/domain/markets/markets.ts';

/** Whether texts can be written for an audience: another language of the shop, or one of its locales. */
export function isAudience(audience: string, source: string): boolean {
  return audience !== source && markets.some(({ language, locale }) => audience === language || audience === locale);
}
