import type { BenefitBar } from '@eyelet/blocks/benefit-bar/schema.ts';
import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { formatMinor } from '@eyelet/domain/money/format.ts';
import type { ImportedItem } from '@eyelet/server/content/import-content.ts';
import type { Language } from '../catalogue/style.ts';

const words: Readonly<Record<Language, (amount: string) => string>> = {
  en: (amount) => `Free shipping on orders of ${amount} or more`,
  fr: (amount) => `Livraison offerte dès ${amount}`,
  de: (amount) => `Kostenloser Versand ab ${amount}`,
  it: (amount) => `Spedizione gratuita da ${amount}`,
};

/** The British wording. */
const british = (amount: string) => `Free delivery on orders of ${amount} or more`;

/** The bar of a market, with its threshold for free delivery. */
function barOf({ language, shippingMethods, currency, tag }: Market) {
  const say = tag === 'en-GB' ? british : words[language];
  const free = shippingMethods.find(({ freeFrom }) => freeFrom !== undefined)?.freeFrom ?? 0;
  const props: BenefitBar = { name: 'free-delivery', title: say(formatMinor(free, currency, tag)) };
  return { props, sections: [] };
}

const byLanguage = markets.map((market) => [market.language, barOf(market)] as const).reverse();
const byLocale = markets.map((market) => [market.locale, barOf(market)] as const);

/** The bar above the header, with the threshold of each market. */
export const benefitBar: ImportedItem = {
  ...{ kind: 'benefit-bar', key: 'main', name: 'Above the header' },
  document: gatherVariants({
    ...{ source: 'en', version: 1 },
    texts: Object.fromEntries([...byLanguage, ...byLocale]),
  }),
};
