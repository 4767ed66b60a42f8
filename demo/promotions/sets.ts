import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import { amounts, ofOrder, plain, socks, told } from './plain.ts';

const tees = ['SKBUOY60', 'SKBUOY61', 'SKBRET62', 'SKBRET63', 'SKSALT64', 'SKFRYY65'];

/** Promotions of goods that are bought together. */
export const sets: readonly Promotion[] = [
  {
    ...plain,
    id: 'deck-set',
    level: 'PRODUCT',
    rank: 18,
    benefit: {
      kind: 'bundle',
      parts: [
        { masterIds: [], categories: ['2110', '3110'], units: 1 },
        { masterIds: socks, categories: [], units: 2 },
      ],
      amounts: amounts(12_900, 17_900, 11_500, 12_900),
    },
    texts: told({
      en: [
        'Deck set',
        'Deck shoes and two pairs of socks for one price',
        'One pair of deck shoes and two pairs of socks, in any size. The dearest make up a set first.',
      ],
      fr: [
        'L’ensemble du pont',
        'Des chaussures bateau et deux paires de chaussettes à prix unique',
        'Une paire de chaussures bateau et deux paires de chaussettes, toutes tailles et couleurs. Les plus chères forment un ensemble en premier.',
      ],
      de: [
        'Decksatz',
        'Bootsschuhe und zwei Paar Socken zu einem Preis',
        'Ein Paar Bootsschuhe und zwei Paar Socken, in jeder Größe und Farbe. Die teuersten bilden zuerst einen Satz.',
      ],
      it: [
        'Set da ponte',
        'Scarpe da barca e due paia di calze a un solo prezzo',
        'Un paio di scarpe da barca e due paia di calze, in ogni taglia e colore. I più cari formano per primi un set.',
      ],
    }),
  },
  {
    ...plain,
    id: 'cap-along',
    level: 'PRODUCT',
    rank: 17,
    benefit: {
      ...{ kind: 'buy-get-other', percent: 50 },
      bought: { masterIds: [], categories: ['2210', '3210'], units: 1 },
      got: { masterIds: [], categories: ['5200'], units: 1 },
    },
    texts: told({
      en: [
        'A cap comes along',
        'With each jacket or smock, a cap or hat at half its price',
        'One for each jacket or smock; the dearest are reduced first. For each piece the best offer counts.',
      ],
      fr: [
        'Une casquette à bord',
        'Pour chaque veste ou vareuse, une casquette ou un bonnet à moitié prix',
        'Un seul par veste ou vareuse, en commençant par les plus chers. Pour chaque article, la meilleure offre l’emporte.',
      ],
      de: [
        'Mütze an Bord',
        'Zu jeder Jacke und jedem Fischerhemd eine Kappe oder Mütze zum halben Preis',
        'Je Jacke oder Fischerhemd eine, die teuersten zuerst. Für jedes Stück zählt das beste Angebot.',
      ],
      it: [
        'Un cappello a bordo',
        'Per ogni giacca o camiciotto, un cappello a metà prezzo',
        'Uno per ogni giacca o camiciotto, a partire dai più cari. Per ogni capo vale l’offerta migliore.',
      ],
    }),
  },
  {
    ...plain,
    id: 'second-tee',
    level: 'PRODUCT',
    rank: 23,
    benefit: { kind: 'buy-get', buy: 1, get: 1, percent: 50 },
    concerns: { masterIds: tees, categories: [] },
    texts: told({
      en: ['Second tee', 'The second tee at half its price', 'Of every two tees the cheaper one costs half.'],
      fr: [
        'Deuxième t-shirt',
        'Le deuxième t-shirt à moitié prix',
        'Sur deux t-shirts, le moins cher est à moitié prix.',
      ],
      de: [
        'Zweites T-Shirt',
        'Das zweite T-Shirt zum halben Preis',
        'Von je zwei T-Shirts kostet das günstigere die Hälfte.',
      ],
      it: ['Seconda t-shirt', 'La seconda t-shirt a metà prezzo', 'Ogni due t-shirt, la meno cara costa la metà.'],
    }),
  },
  {
    ...plain,
    id: 'small-crew',
    group: ofOrder,
    level: 'ORDER',
    rank: 37,
    benefit: {
      kind: 'steps',
      steps: [
        { from: 2, percent: 8 },
        { from: 4, percent: 16 },
      ],
    },
    concerns: { masterIds: [], categories: ['4000'] },
    texts: told({
      en: [
        'Small crew',
        '8% off two pieces for kids, 16% off four',
        'Pieces of different kinds count together. Of the offers on the whole order the best for you counts.',
      ],
      fr: [
        'Petit équipage',
        '8 % sur deux articles enfant, 16 % sur quatre',
        'Les articles différents comptent ensemble. Parmi les offres sur toute la commande, la plus avantageuse s’applique.',
      ],
      de: [
        'Kleine Mannschaft',
        '8 % auf zwei Teile für Kinder, 16 % auf vier',
        'Verschiedene Teile zählen zusammen. Von den Angeboten auf die ganze Bestellung gilt das für Sie beste.',
      ],
      it: [
        'Piccolo equipaggio',
        'L’8% su due capi da bambino, il 16% su quattro',
        'I capi diversi contano insieme. Tra le offerte sull’intero ordine vale quella più conveniente.',
      ],
    }),
  },
  {
    ...plain,
    id: 'sailing-pair',
    level: 'PRODUCT',
    rank: 25,
    benefit: { kind: 'percent', percent: 12 },
    wants: { attributes: { activity: ['sailing'] }, units: 2 },
    texts: told({
      en: [
        'Two for the boat',
        '12% off two pieces made for sailing',
        'From two pieces made for sailing, also in two sizes of one.',
      ],
      fr: [
        'À deux sur le bateau',
        '12 % sur deux articles faits pour la voile',
        'À partir de deux articles faits pour la voile, y compris le même en deux tailles.',
      ],
      de: [
        'Zu zweit an Bord',
        '12 % auf zwei Teile zum Segeln',
        'Ab zwei Teilen zum Segeln, auch vom selben in zwei Größen.',
      ],
      it: ['In due a bordo', 'Il 12% su due capi da vela', 'Da due capi da vela, anche lo stesso in due taglie.'],
    }),
  },
];
