import type { Promotion, PromotionTexts } from '@eyelet/domain/promotions/promotion.ts';
import { productOf } from '../catalogue/product.ts';
import { styles } from '../catalogue/styles.ts';
import { groupPrices } from './group-prices.ts';
import { occasions } from './occasions.ts';
import { ofOrder, plain, socks } from './plain.ts';
import { seasons } from './seasons.ts';
import { segments } from './segments.ts';
import { sets } from './sets.ts';
import { terms } from './terms.ts';

type Texts = Readonly<Record<'en' | 'fr' | 'de' | 'it', PromotionTexts>>;

const texts = (names: Record<keyof Texts, string>, callouts: Record<keyof Texts, string>): Texts => ({
  en: { name: names.en, callout: callouts.en },
  fr: { name: names.fr, callout: callouts.fr },
  de: { name: names.de, callout: callouts.de },
  it: { name: names.it, callout: callouts.it },
});

const tenth = texts(
  { en: 'Dockside week', fr: 'Semaine du port', de: 'Hafenwoche', it: 'Settimana del porto' },
  {
    en: '10% off your order',
    fr: '10 % sur votre commande',
    de: '10 % auf Ihre Bestellung',
    it: '10% sul tuo ordine',
  },
);

const plainPromotions: readonly Promotion[] = [
  {
    ...plain,
    id: 'harbour-week',
    group: ofOrder,
    level: 'ORDER',
    rank: 10,
    benefit: { kind: 'percent', percent: 10 },
    texts: tenth,
  },
  {
    ...plain,
    id: 'wool',
    level: 'PRODUCT',
    rank: 20,
    benefit: { kind: 'percent', percent: 20 },
    concerns: {
      masterIds: [...['SKGUER54', 'SKGUER55', 'SKWEFT56', 'SKWEFT57', 'SKKNOT58', 'SKPURL59', 'SKLULL96'], ...socks],
      categories: [],
    },
    texts: texts(
      { en: 'Wool days', fr: 'Journées de la laine', de: 'Wolltage', it: 'Giornate della lana' },
      {
        en: '20% off knitwear and socks',
        fr: '20 % sur la maille et les chaussettes',
        de: '20 % auf Strick und Socken',
        it: '20% su maglie e calze',
      },
    ),
  },
  {
    ...plain,
    id: 'free-standard-delivery',
    level: 'SHIPPING',
    rank: 30,
    benefit: { kind: 'free-delivery', methods: ['standard', 'pudo'] },
    texts: {
      ...texts(
        { en: 'Free shipping', fr: 'Livraison offerte', de: 'Kostenloser Versand', it: 'Consegna gratuita' },
        {
          en: 'Standard shipping is on us',
          fr: 'La livraison standard est pour nous',
          de: 'Den Standardversand übernehmen wir',
          it: 'La consegna standard la offriamo noi',
        },
      ),
      'en-GB': { name: 'Free delivery', callout: 'Standard delivery is on us' },
    },
  },
  {
    ...plain,
    id: 'welcome',
    group: ofOrder,
    level: 'ORDER',
    rank: 35,
    benefit: { kind: 'percent', percent: 15 },
    texts: texts(
      { en: 'Welcome aboard', fr: 'Bienvenue à bord', de: 'Willkommen an Bord', it: 'Benvenuti a bordo' },
      {
        en: '15% off your first order as a member',
        fr: '15 % sur votre première commande de membre',
        de: '15 % auf Ihre erste Bestellung als Mitglied',
        it: '15% sul tuo primo ordine da membro',
      },
    ),
  },
  {
    ...plain,
    id: 'member-delivery',
    level: 'SHIPPING',
    rank: 32,
    locales: ['en-us', 'en-ca', 'fr-ca'],
    benefit: { kind: 'free-delivery', methods: ['standard', 'pudo'] },
    texts: {
      ...texts(
        {
          en: 'Members ship free',
          fr: 'Livraison des membres',
          de: 'Versand für Mitglieder',
          it: 'Spedizione per i membri',
        },
        {
          en: 'Standard shipping is on us',
          fr: 'La livraison standard est pour nous',
          de: 'Den Standardversand übernehmen wir',
          it: 'La spedizione standard la offriamo noi',
        },
      ),
      'en-GB': { name: 'Members have free delivery', callout: 'Standard delivery is on us' },
    },
  },
  {
    ...plain,
    id: 'staff',
    exclusive: true,
    level: 'ORDER',
    rank: 40,
    benefit: { kind: 'percent', percent: 25 },
    audience: ['EMPLOYEE'],
    texts: texts(
      { en: 'Staff price', fr: 'Tarif du personnel', de: 'Mitarbeiterpreis', it: 'Prezzo dipendenti' },
      { en: '25% for staff', fr: '25 % pour le personnel', de: '25 % für Mitarbeitende', it: '25% per i dipendenti' },
    ),
  },
  {
    ...plain,
    id: 'sock-trio',
    level: 'PRODUCT',
    rank: 22,
    benefit: { kind: 'buy-get', buy: 2, get: 1, percent: 100 },
    concerns: { masterIds: socks, categories: [] },
    texts: texts(
      { en: 'Sock trio', fr: 'Trio de chaussettes', de: 'Sockentrio', it: 'Tris di calze' },
      {
        en: 'Three pairs of socks for the price of two',
        fr: 'Trois paires de chaussettes pour le prix de deux',
        de: 'Drei Paar Socken zum Preis von zweien',
        it: 'Tre paia di calze al prezzo di due',
      },
    ),
  },
  {
    ...plain,
    id: 'sock-price',
    level: 'PRODUCT',
    rank: 24,
    benefit: { kind: 'fixed-price', amounts: { USD: 1200, CAD: 1600, GBP: 1000, EUR: 1200 } },
    concerns: { masterIds: socks, categories: [] },
    texts: texts(
      {
        en: 'One price for socks',
        fr: 'Chaussettes à prix unique',
        de: 'Ein Preis für Socken',
        it: 'Calze a prezzo unico',
      },
      {
        en: 'Every pair of socks at the same price',
        fr: 'Toutes les paires de chaussettes au même prix',
        de: 'Jedes Paar Socken zum selben Preis',
        it: 'Ogni paio di calze allo stesso prezzo',
      },
    ),
  },
  {
    ...plain,
    id: 'high-tide',
    group: ofOrder,
    level: 'ORDER',
    rank: 36,
    benefit: {
      kind: 'steps',
      steps: [
        { from: { USD: 15_000, CAD: 20_000, GBP: 13_500, EUR: 15_000 }, percent: 5 },
        { from: { USD: 30_000, CAD: 40_000, GBP: 27_000, EUR: 30_000 }, percent: 10 },
      ],
    },
    texts: texts(
      { en: 'High tide', fr: 'Marée haute', de: 'Flut', it: 'Alta marea' },
      {
        en: 'The larger your order, the more we take off: 5%, then 10%',
        fr: 'Plus la commande est grande, plus la remise l’est : 5 %, puis 10 %',
        de: 'Je größer die Bestellung, desto mehr Rabatt: 5 %, dann 10 %',
        it: 'Più grande è l’ordine, più scontiamo: il 5%, poi il 10%',
      },
    ),
  },
  {
    ...plain,
    id: 'storm-season',
    level: 'PRODUCT',
    rank: 26,
    endsAt: new Date('2027-03-31T22:00:00Z'),
    benefit: { kind: 'percent', percent: 15 },
    concerns: { masterIds: [], categories: ['2210', '3210'] },
    texts: texts(
      { en: 'Storm season', fr: 'Saison des tempêtes', de: 'Sturmsaison', it: 'Stagione delle tempeste' },
      {
        en: '15% off jackets and smocks',
        fr: '15 % sur les vestes et les vareuses',
        de: '15 % auf Jacken und Fischerhemden',
        it: '15% su giacche e camiciotti',
      },
    ),
  },
  {
    ...plain,
    id: 'float-pouch',
    level: 'ORDER',
    rank: 50,
    needsCoupon: false,
    benefit: floatPouch(),
    threshold: { USD: 30000, CAD: 40000, GBP: 27000, EUR: 30000 },
    texts: {
      en: {
        name: 'Float Pouch',
        callout: '{amount} more and a Float Pouch comes along|A Float Pouch comes along|A Float Pouch comes along',
        gift: {
          guest: '{amount} more and a Float Pouch comes along',
          registered: 'Just {amount} more and your Float Pouch comes along',
          default: '{amount} more and a Float Pouch comes along',
          earned: 'A Float Pouch comes along, with our thanks',
        },
      },
      fr: {
        name: 'Pochette Float',
        callout:
          'Encore {amount} et la pochette Float est offerte|La pochette Float est offerte|La pochette Float est offerte',
        gift: {
          guest: 'Encore {amount} et la pochette Float est offerte',
          registered: 'Plus que {amount} et votre pochette Float est offerte',
          default: 'Encore {amount} et la pochette Float est offerte',
          earned: 'La pochette Float est offerte, avec nos remerciements',
        },
      },
      de: {
        name: 'Float Pouch',
        callout:
          'Noch {amount}, dann legen wir eine Float Pouch dazu|Wir legen eine Float Pouch dazu|Wir legen eine Float Pouch dazu',
        gift: {
          guest: 'Noch {amount}, dann legen wir eine Float Pouch dazu',
          registered: 'Nur noch {amount}, dann legen wir Ihnen eine Float Pouch dazu',
          default: 'Noch {amount}, dann legen wir eine Float Pouch dazu',
          earned: 'Wir legen eine Float Pouch dazu, als Dankeschön',
        },
      },
      it: {
        name: 'Float Pouch',
        callout:
          'Ancora {amount} e la Float Pouch è in omaggio|La Float Pouch è in omaggio|La Float Pouch è in omaggio',
        gift: {
          guest: 'Ancora {amount} e la Float Pouch è in omaggio',
          registered: 'Solo {amount} e la tua Float Pouch è in omaggio',
          default: 'Ancora {amount} e la Float Pouch è in omaggio',
          earned: 'La Float Pouch è in omaggio, con i nostri ringraziamenti',
        },
      },
    },
  },
];

/** The promotions of the demo brand, with their terms. All but the gift and that of one shop need a code. */
export const promotions: readonly Promotion[] = [
  ...plainPromotions.map((one) => ({ ...one, texts: withTerms(one) })),
  ...sets,
  ...occasions,
  ...groupPrices,
  ...seasons,
  ...segments,
];

function withTerms({ id, texts: plainTexts }: Promotion): Promotion['texts'] {
  const own = terms[id];
  if (!own) return plainTexts;
  const { en, fr, de, it, 'en-GB': british } = plainTexts;
  return {
    en: { ...en, terms: own.en },
    fr: { ...fr, terms: own.fr },
    de: { ...de, terms: own.de },
    it: { ...it, terms: own.it },
    ...(british ? { 'en-GB': { ...british, terms: own.en } } : {}),
  };
}

/** The gift in its only size: in its first colour, unless the shopper chooses another. */
function floatPouch(): Promotion['benefit'] {
  const style = styles.find(({ special }) => special === 'gift-with-purchase');
  const colourways = style ? productOf(style, new Set()).colourways : [];
  const [upc, ...others] = colourways.flatMap(({ skus }) => skus[0]?.upc ?? []);
  if (!upc) throw new Error('the demo brand has no gift');
  return { kind: 'gift', upc, ...(others.length > 0 ? { others } : {}) };
}
