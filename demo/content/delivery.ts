import type { Market, ShippingMethod } from '@eyelet/domain/markets/market.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { formatMinor } from '@eyelet/domain/money/format.ts';
import type { Language } from '../catalogue/style.ts';
import { type DemoPage, type PageText, textPage } from './page.ts';

type Words = Readonly<{
  title: string;
  lead: string;
  costs: string;
  intro: string;
  standard: string;
  express: string;
  freeFrom: (amount: string) => string;
  days: (from: number, to: number) => string;
  origins: string;
  from: readonly string[];
}>;

const american: Words = {
  title: 'Shipping',
  lead: 'What it costs and how long it takes is shown in the checkout before you pay.',
  costs: 'What it costs',
  intro: 'Days are business days.',
  standard: 'standard',
  express: 'express',
  freeFrom: (amount) => `free from ${amount}`,
  days: (from, to) => (to === 1 ? '1 day' : `${from} to ${to} days`),
  origins: 'Where packages come from',
  from: [
    'Packages for North America leave from Portland, Maine.',
    'Packages for Europe leave from Rotterdam.',
    'We do not ship to post-office boxes.',
  ],
};

const words: Readonly<Record<Language | 'en-gb', Words>> = {
  en: american,
  'en-gb': {
    ...american,
    title: 'Delivery',
    intro: 'Days are working days.',
    origins: 'Where parcels come from',
    from: [
      'Parcels for North America leave from Portland, Maine.',
      'Parcels for Europe leave from Rotterdam.',
      'We do not deliver to post-office boxes.',
    ],
  },
  fr: {
    title: 'Livraison',
    lead: 'Le prix et le délai sont indiqués avant le paiement.',
    costs: 'Les prix',
    intro: 'Les délais sont en jours ouvrés.',
    standard: 'standard',
    express: 'express',
    freeFrom: (amount) => `offerte dès ${amount}`,
    days: (from, to) => (to === 1 ? '1 jour' : `${from} à ${to} jours`),
    origins: 'D’où partent les colis',
    from: [
      'Les colis pour l’Amérique du Nord partent de Portland, dans le Maine.',
      'Les colis pour l’Europe partent de Rotterdam.',
      'Nous ne livrons pas aux boîtes postales.',
    ],
  },
  de: {
    title: 'Lieferung',
    lead: 'Preis und Dauer stehen an der Kasse, bevor bezahlt wird.',
    costs: 'Was es kostet',
    intro: 'Gezählt werden Werktage.',
    standard: 'Standard',
    express: 'Express',
    freeFrom: (amount) => `frei ab ${amount}`,
    days: (from, to) => (to === 1 ? '1 Tag' : `${from} bis ${to} Tage`),
    origins: 'Woher die Pakete kommen',
    from: [
      'Pakete für Nordamerika kommen aus Portland, Maine.',
      'Pakete für Europa kommen aus Rotterdam.',
      'An Postfächer liefern wir nicht.',
    ],
  },
  it: {
    title: 'Consegna',
    lead: 'Il costo e i tempi sono indicati prima del pagamento.',
    costs: 'Quanto costa',
    intro: 'I giorni sono lavorativi.',
    standard: 'standard',
    express: 'espresso',
    freeFrom: (amount) => `gratis da ${amount}`,
    days: (from, to) => (to === 1 ? '1 giorno' : `da ${from} a ${to} giorni`),
    origins: 'Da dove partono i pacchi',
    from: [
      'I pacchi per il Nord America partono da Portland, nel Maine.',
      'I pacchi per l’Europa partono da Rotterdam.',
      'Non consegniamo a caselle postali.',
    ],
  },
};

/** One of the markets of each country: prices of delivery do not depend on the language spoken there. */
const countries = markets.filter(
  (market, index) => markets.findIndex(({ country }) => country === market.country) === index,
);

function methodText(method: ShippingMethod, { currency }: Market, language: Language, say: Words): string {
  const amount = (minor: number) => formatMinor(minor, currency, language);
  const free = method.freeFrom === undefined ? '' : `, ${say.freeFrom(amount(method.freeFrom))}`;
  const name = method.code === 'express' ? say.express : say.standard;
  return `${name} ${amount(method.price)}${free}, ${say.days(method.days.from, method.days.to)}`;
}

/** The delivery costs of a country as text, from the rules of the checkout. */
function costText(market: Market, language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const places = new Intl.ListFormat(language).format(market.shipsTo.map((country) => names.of(country) ?? country));
  const methods = market.shippingMethods.map((method) => methodText(method, market, language, words[language]));
  return `${places}${language === 'fr' ? '\u00a0' : ''}: ${methods.join(language === 'fr' ? '\u00a0; ' : '; ')}`;
}

function deliveryText(wording: Language | 'en-gb'): PageText {
  const say = words[wording];
  const language = wording === 'en-gb' ? 'en' : wording;
  return textPage(say.title, say.lead, [
    { heading: say.costs, paragraphs: [say.intro], points: countries.map((market) => costText(market, language)) },
    { heading: say.origins, paragraphs: [], points: say.from },
  ]);
}

export const delivery: DemoPage = {
  slug: 'help-delivery',
  texts: {
    en: deliveryText('en'),
    'en-gb': deliveryText('en-gb'),
    fr: deliveryText('fr'),
    de: deliveryText('de'),
    it: deliveryText('it'),
  },
};
