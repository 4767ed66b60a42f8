import { type DemoPage, textPage } from './page.ts';

/** The terms that employees accept for their prices. */
export const employeeTerms: DemoPage = {
  slug: 'associate-discount-terms',
  dated: true,
  texts: {
    en: textPage(
      'Terms of the employee discount',
      'For people who work at Skerry, and for what they wear themselves.',
      [
        {
          heading: 'Who it is for',
          paragraphs: ['For you and the people you live with. What you buy with it is not sold on.'],
        },
        {
          heading: 'How far it goes',
          paragraphs: [
            'Each year has a cap, shown in your account. Beyond it you pay what everybody pays. Sale prices stay as they are.',
          ],
        },
        {
          heading: 'When it ends',
          paragraphs: ['With your last day at Skerry. Returns go back at the price you paid.'],
        },
      ],
    ),
    fr: textPage(
      'Conditions de la remise du personnel',
      'Pour celles et ceux qui travaillent chez Skerry, et pour ce qu’ils portent.',
      [
        {
          heading: 'Pour qui',
          paragraphs: ['Pour vous et les personnes de votre foyer. Ce que vous achetez ainsi n’est pas revendu.'],
        },
        {
          heading: 'Jusqu’où',
          paragraphs: [
            'Chaque année a un plafond, indiqué dans votre compte. Au-delà, vous payez le prix de tout le monde. Les prix soldés restent ce qu’ils sont.',
          ],
        },
        {
          heading: 'Jusqu’à quand',
          paragraphs: [
            'Jusqu’à votre dernier jour chez Skerry. Les retours sont remboursés au prix que vous avez payé.',
          ],
        },
      ],
    ),
    de: textPage(
      'Bedingungen des Mitarbeiterrabatts',
      'Für alle, die bei Skerry arbeiten, und für das, was sie selbst tragen.',
      [
        {
          heading: 'Für wen',
          paragraphs: ['Für Sie und Ihren Haushalt. Was Sie damit kaufen, wird nicht weiterverkauft.'],
        },
        {
          heading: 'Wie weit',
          paragraphs: [
            'Jedes Jahr hat eine Obergrenze, die Sie in Ihrem Konto sehen. Darüber zahlen Sie, was alle zahlen. Reduzierte Preise bleiben, wie sie sind.',
          ],
        },
        {
          heading: 'Wie lange',
          paragraphs: ['Bis zu Ihrem letzten Tag bei Skerry. Rückgaben erstatten wir zum bezahlten Preis.'],
        },
      ],
    ),
    it: textPage('Condizioni dello sconto dipendenti', 'Per chi lavora da Skerry, e per quello che indossa.', [
      {
        heading: 'Per chi',
        paragraphs: ['Per te e per chi vive con te. Quello che compri così non si rivende.'],
      },
      {
        heading: 'Fin dove',
        paragraphs: [
          'Ogni anno ha un limite, che vedi nel tuo account. Oltre, paghi quanto tutti. I prezzi in saldo restano quelli che sono.',
        ],
      },
      {
        heading: 'Fino a quando',
        paragraphs: ['Fino al tuo ultimo giorno da Skerry. I resi si rimborsano al prezzo che hai pagato.'],
      },
    ]),
  },
};
