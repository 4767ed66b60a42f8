import type { Associate } from '@eyelet/contracts/store-staff/associate.ts';
import type { useWords } from '../words/words.ts';

type Words = ReturnType<typeof useWords>;

/** What somebody takes off a price alone, and whether the shop or they themselves have that limit. */
export function limitText({ t, language }: Words, { adjustsUpTo, shopAdjustsUpTo }: Associate): string {
  const percent = percentText(language, adjustsUpTo ?? shopAdjustsUpTo);
  return adjustsUpTo === null ? t('studio.storeStaff.limitOfShop', { percent }) : percent;
}

function percentText(language: Words['language'], percent: number): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);
}

/** A percentage as its field shows it; '' for the limit of the shop. */
export function typedLimit(percent: number | null): string {
  return percent === null ? '' : String(percent);
}

/** What was typed as a percentage, with point or comma; null for nothing. What is no percentage is one that the server refuses beside its field. */
export function limitOf(typed: string): number | null {
  const plain = typed.trim().replace('%', '').trim().replace(',', '.');
  if (plain === '') return null;
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : -1;
}
