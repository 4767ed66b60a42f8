import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import { amounts, plain, told } from './plain.ts';

/** Prices for groups alone. */
export const groupPrices: readonly Promotion[] = [
  {
    ...plain,
    id: 'workshop-prices',
    needsCoupon: false,
    level: 'PRODUCT',
    rank: 29,
    benefit: {
      kind: 'group-prices',
      prices: {
        SKSOCK85: amounts(900, 1200, 800, 900),
        SKSOCK86: amounts(1000, 1300, 900, 1000),
        SKSOCK87: amounts(1100, 1500, 1000, 1100),
      },
    },
    wants: { groups: ['professional'] },
    texts: told({
      en: [
        'Workshop price',
        'Prices for professionals',
        'For members of a professional program, as long as they are one.',
      ],
      fr: [
        'Prix atelier',
        'Des prix pour les professionnels',
        'Pour les membres d’un programme professionnel, tant qu’ils le sont.',
      ],
      de: ['Werkstattpreis', 'Preise für Profis', 'Für Mitglieder eines Profiprogramms, solange sie es sind.'],
      it: [
        'Prezzo officina',
        'Prezzi per professionisti',
        'Per i membri di un programma professionale, finché lo sono.',
      ],
    }),
  },
];
