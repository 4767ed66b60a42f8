import type { Breadcrumb } from '@eyelet/contracts/catalogue/label.ts';
import type { DetailSection, Product } from '@eyelet/contracts/catalogue/product.ts';
import type { LongTexts } from '@eyelet/db/catalogue/read-styles.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { categoryPath, productPath } from '@eyelet/domain/pages/paths.ts';
import { pathTo } from '../memory/categories.ts';
import type { ColourwayEntry, StyleEntry } from '../memory/entry.ts';
import { inMarket, type View } from '../view.ts';
import { attributesOf, picturesOf, variantsOf } from './attributes.ts';
import { badgeOf, eyebrowOf } from './label.ts';
import { linesOf, priceOf } from './price.ts';

/** The product of a product page (B3.3.03); undefined where the colourway is not sold in the market. */
export function productOf(shown: ColourwayEntry, long: LongTexts, view: View): Product | undefined {
  const { style } = shown;
  const { market, list, now } = view;
  const price = priceOf(linesOf(shown, list), view, style.launchedAt);
  const texts = inMarket(style.texts, market);
  if (!price || !texts) return undefined;
  const color = inMarket(shown.names, market) ?? '';
  const breadcrumbs = breadcrumbsOf(style, view);
  return {
    id: shown.productId,
    masterId: style.masterId,
    name: texts.name,
    kind: texts.kind,
    color,
    description: long.description,
    slug: texts.slug,
    url: productPath(market.locale, texts.slug, shown.productId),
    price,
    currency: market.currency,
    badge: badgeOf(style, view),
    eyebrow: eyebrowOf(shown, view),
    productType: style.productType,
    presale: style.presale,
    isGift: style.gift,
    isGiftCard: style.giftCard,
    comingSoon: style.launchedAt > now,
    isRobisOnly: style.storeOnly,
    isCustoms: style.customs,
    notifyMe: style.notifyMe,
    subscriptionType: subscriptionOf(shown, view),
    customsExternalUrl: long.customs_url,
    maxQty: style.maxQty,
    details: sectionsOf(long, style.productType === 'digital' && !style.giftCard, view),
    modelMeasurements: long.measurements === '' ? null : long.measurements,
    attributes: attributesOf(shown, view),
    variants: variantsOf(style, view),
    defaultColor: style.colourways[0]?.productId ?? shown.productId,
    pictures: picturesOf(shown, view),
    setMembers: [...style.setMembers],
    breadcrumbs,
    categories: [...style.categories],
    alternates: alternatesOf(shown, view),
    seo: seoOf(texts.name, color, long.description, view),
  };
}

/** Files have a format and a language instead of a material and a fit. */
function sectionsOf(long: LongTexts, isFile: boolean, { labels }: View): DetailSection[] {
  const named = isFile ? { ...labels.sections, ...labels.fileSections } : labels.sections;
  const section = (id: keyof typeof labels.sections, data: readonly string[], expanded = false): DetailSection[] =>
    data.some((one) => one !== '') ? [{ id, label: named[id], expanded, data: [...data] }] : [];
  return [
    ...section('description', [long.description], true),
    ...section('points', long.points),
    ...section('material', [long.material]),
    ...section('care', [long.care]),
    ...section('fit', [long.fit]),
  ];
}

function breadcrumbsOf(style: StyleEntry, { memory, market }: View): Breadcrumb[] {
  return pathTo(memory.tree(), style.categories[0] ?? '').flatMap(({ id, texts }) => {
    const text = inMarket(texts, market);
    return text ? { categoryId: id, label: text.name, url: categoryPath(market.locale, text.slug, id) } : [];
  });
}

/** The same product in every market that sells it. */
function alternatesOf(shown: ColourwayEntry, { memory }: View): Product['alternates'] {
  return markets.flatMap((market) => {
    if (linesOf(shown, memory.words.priceList.numberOf(market.priceList)).length === 0) return [];
    const slug = inMarket(shown.style.texts, market)?.slug ?? '';
    return { locale: market.locale, url: productPath(market.locale, slug, shown.productId) };
  });
}

/** What a shopper can be notified of: the first day of sale, or that a colourway is back; null otherwise. */
function subscriptionOf({ style, units }: ColourwayEntry, { now, zone }: View): Product['subscriptionType'] {
  if (!style.notifyMe) return null;
  if (style.launchedAt > now) return 'COMING_SOON';
  return style.productType !== 'digital' && (units[zone] ?? 0) === 0 ? 'BACK_IN_STOCK' : null;
}

/** Each colourway has a page, so its title and description name the colour. */
function seoOf(name: string, colour: string, description: string, { labels }: View): Product['seo'] {
  const title = labels.productTitle.replace('{name}', name).replace('{colour}', colour);
  return { title, description: `${title}: ${firstSentences(description, descriptionLength - title.length)}` };
}

/** Characters of a description that search engines show. */
const descriptionLength = 155;

/**
 * The beginning of a text within the length that search engines show, cut at the end of a sentence if one ends in time.
 */
function firstSentences(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > 60 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
