import type { Page, VersionPeriod } from '@eyelet/contracts/content/page.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';

/** What a dated page says of its versions; worded where it is rendered, as few pages say it. */
export type VersionWords = Readonly<{
  /** Since when, or from when until when, what is read is in force. */
  inForce: string;
  /** The way to what is in force now, from an earlier version. */
  now: Readonly<{ href: string; text: string }> | undefined;
  earlier: Readonly<{ title: string; links: readonly Readonly<{ href: string; text: string }>[] }>;
}>;

/** The words of a dated page; undefined for others. */
export async function versionWords(
  { slug, version, versions }: Pick<Page, 'slug' | 'version' | 'versions'>,
  { tag, locale, timeZone }: Pick<Market, 'tag' | 'locale' | 'timeZone'>,
): Promise<VersionWords | undefined> {
  const read = versions.find((one) => one.version === version);
  const newest = versions[0];
  if (!read || !newest) return undefined;
  const t = await loadMessages(tag, ['cases']);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone });
  const text = ({ from, until }: VersionPeriod) => {
    const start = day.format(new Date(from));
    return until === null
      ? t('terms.since', { from: start })
      : t('terms.between', { from: start, until: day.format(new Date(until)) });
  };
  const isEarlier = version !== newest.version;
  const earlier = versions.filter((one) => one.version !== newest.version);
  return {
    inForce: text(read),
    now: isEarlier ? { href: `/${locale}/${slug}`, text: t('terms.now') } : undefined,
    earlier: {
      title: t('terms.earlier'),
      links: earlier.map((one) => ({ href: versionPath(locale, slug, one.version), text: text(one) })),
    },
  };
}

/** Path of a version of a dated page that is no longer in force. */
export function versionPath(locale: string, slug: string, version: number): string {
  return `/${locale}/versions/${slug}/${version}`;
}
