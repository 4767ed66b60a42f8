import type { Page, VersionPeriod } from '@eyelet/contracts/content/page.ts';
import { versionPath } from '@eyelet/domain/content/version-path.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';

/** The texts of a dated page about its versions, formatted on the server, as few pages need them. */
export type VersionWords = Readonly<{
  /** Since when, or from when until when, the shown version is in force. */
  inForce: string;
  /** On an earlier version: the link to the one in force. */
  now: Readonly<{ href: string; text: string }> | undefined;
  earlier: Readonly<{ title: string; links: readonly Readonly<{ href: string; text: string }>[] }>;
}>;

/** The texts of a dated page; undefined for other pages. */
export async function versionWords(
  page: Pick<Page, 'slug' | 'inForce' | 'versions'>,
  { tag, locale, timeZone }: Pick<Market, 'tag' | 'locale' | 'timeZone'>,
): Promise<VersionWords | undefined> {
  const { slug, inForce, versions } = page;
  if (!inForce) return undefined;
  const t = await loadMessages(tag, ['cases']);
  const worded = (period: VersionPeriod, style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...style, timeZone });
    const from = format.format(new Date(period.from));
    return period.until === null
      ? t('terms.since', { from })
      : t('terms.between', { from, until: format.format(new Date(period.until)) });
  };
  const days = versions.map((one) => worded(one, { dateStyle: 'long' }));
  const text = (period: VersionPeriod) => {
    const day = worded(period, { dateStyle: 'long' });
    // Several versions of one day are distinguished by their time.
    const isAlone = days.filter((one) => one === day).length < 2;
    return isAlone ? day : worded(period, { dateStyle: 'long', timeStyle: 'short' });
  };
  const earlier = versions.filter(({ until }) => until !== null);
  return {
    inForce: text(inForce),
    now: inForce.until === null ? undefined : { href: `/${locale}/${slug}`, text: t('terms.now') },
    earlier: {
      title: t('terms.earlier'),
      links: earlier.map((one) => ({ href: pathOfPeriod(locale, page, one), text: text(one) })),
    },
  };
}

/** Path of a dated page in a period; the last period of a version has the path of the version itself. */
export function pathOfPeriod(
  locale: string,
  { slug, versions }: Pick<Page, 'slug' | 'versions'>,
  { version, from }: VersionPeriod,
): string {
  const isLast = versions.find((one) => one.version === version)?.from === from;
  return versionPath(locale, { slug, version, at: isLast ? undefined : new Date(from) });
}
