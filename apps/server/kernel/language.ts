import { marketByHeader } from '@eyelet/domain/markets/markets.ts';

/** The BCP 47 tag of an x-locale header; English where it names no market. */
export function tagOfHeader(header: unknown): string {
  return (typeof header === 'string' ? marketByHeader(header)?.tag : undefined) ?? 'en';
}
