import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import { amounts, ofOrder, plain, told } from './plain.ts';

/** Promotions of segments of customers. They need no code: the account decides. */
export const segments: readonly Promotion[] = [
  {
    ...plain,
    id: 'upper-deck',
    needsCoupon: false,
    level: 'PRODUCT',
    rank: 41,
    benefit: { kind: 'percent', percent: 15 },
    concerns: { masterIds: [], categories: ['5100'] },
    wants: { tiers: ['silver', 'gold'] },
    texts: told({
      en: ['Upper deck', '15% off bags for silver and gold members', 'For as long as you have one of these tiers.'],
      fr: [
        'Le pont supérieur',
        '15 % sur les sacs pour les membres Argent et Or',
        'Tant que vous avez l’un de ces niveaux.',
      ],
      de: ['Oberdeck', '15 % auf Taschen für Silber- und Gold-Mitglieder', 'Solange Sie eine dieser Stufen haben.'],
      it: ['Ponte superiore', 'Il 15% sulle borse per i membri Argento e Oro', 'Finché hai uno di questi livelli.'],
    }),
  },
  {
    ...plain,
    id: 'back-in-port',
    needsCoupon: false,
    group: ofOrder,
    level: 'ORDER',
    rank: 42,
    benefit: { kind: 'amount', amounts: amounts(1000, 1500, 800, 1000) },
    threshold: amounts(5000, 7000, 4500, 5000),
    wants: { daysSinceOrder: 180 },
    texts: told({
      en: ['Back in port', 'Something off, as we have missed you', 'If your last order is half a year ago or longer.'],
      fr: [
        'De retour au port',
        'Une remise, car vous nous avez manqué',
        'Si votre dernière commande date d’au moins six mois.',
      ],
      de: [
        'Zurück im Hafen',
        'Ein Nachlass, weil Sie uns gefehlt haben',
        'Wenn Ihre letzte Bestellung mindestens ein halbes Jahr her ist.',
      ],
      it: [
        'Di nuovo in porto',
        'Uno sconto, perché ci sei mancato',
        'Se il tuo ultimo ordine risale ad almeno sei mesi fa.',
      ],
    }),
  },
  {
    ...plain,
    id: 'old-hands',
    needsCoupon: false,
    group: ofOrder,
    level: 'ORDER',
    rank: 43,
    benefit: { kind: 'percent', percent: 8 },
    wants: {
      ...{ orders: { from: 3, until: null }, spent: { amounts: amounts(30_000, 40_000, 25_000, 30_000), days: 365 } },
      ...{ daysAsMember: 30, homeMarkets: ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'fr-fr', 'de-de', 'it-it'] },
    },
    texts: told({
      en: ['Old hands', '8% off for those who sail with us often', 'For members who order with us regularly.'],
      fr: [
        'Vieux loups de mer',
        '8 % pour celles et ceux qui naviguent souvent avec nous',
        'Pour les membres qui commandent régulièrement chez nous.',
      ],
      de: ['Alte Hasen', '8 % für alle, die oft mit uns segeln', 'Für Mitglieder, die regelmäßig bei uns bestellen.'],
      it: ['Vecchi marinai', 'L’8% per chi naviga spesso con noi', 'Per i membri che ordinano regolarmente da noi.'],
    }),
  },
];
