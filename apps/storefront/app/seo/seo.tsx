import { mediaUrl } from '@eyelet/ui/pictures/media.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocation } from 'react-router';
import { sharePicture, useShopName } from '../shop/brand.ts';
import { useShellData } from '../shop/shop-data.ts';

export type SeoProps = Readonly<{
  title: string;
  description?: string;
  /** Path of the canonical URL; the current path by default. */
  canonical?: string;
  alternates?: readonly Readonly<{ locale: string; url: string }>[];
  /** Name of the picture for link previews. */
  picture?: string | undefined;
  kind?: 'website' | 'product' | 'article';
  /** Keeps a failed page out of search engines; for all others the table of pages decides. */
  hidden?: boolean;
}>;

/** The head of a page; React moves these tags there, on the server and after each navigation. */
export function Seo({ title, description, canonical, alternates = [], picture, kind = 'website', hidden }: SeoProps) {
  const shopName = useShopName();
  const say = useSay();
  const { pathname } = useLocation();
  const shell = useShellData();
  const origin = shell?.origin ?? '';
  const full = title.includes(shopName) ? title : say('seo.title', { page: title, shop: shopName });
  const address = origin + (canonical ?? pathname);
  const hreflang = new Map(shell?.choices.map((choice) => [choice.locale as string, choice.hreflang]));
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {alternates.map(({ locale, url }) => (
        <link key={locale} rel="alternate" hrefLang={hreflang.get(locale) ?? locale} href={origin + url} />
      ))}
      {alternates
        .filter(({ locale }) => locale === shell?.choices[0]?.locale)
        .map(({ url }) => (
          <link key="x-default" rel="alternate" hrefLang="x-default" href={origin + url} />
        ))}
      <meta property="og:site_name" content={shopName} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={address} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={origin + mediaUrl(picture ?? sharePicture, 1080)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
