import type { DemoCase } from './demo-case.ts';

/** A case in each status and language. The people are made up. */
export const cases: readonly DemoCase[] = [
  {
    ...{ hoursAgo: 218, locale: 'it-it', firstName: 'Livia', lastName: 'Ferrante', email: 'livia@skerry.example' },
    subject: 'product-care',
    message:
      'Buongiorno, la mia giacca cerata ha preso una macchia di grasso durante una regata. Posso lavarla a mano o rovino la cera?',
    steps: [
      {
        hoursLater: 5,
        kind: 'answer',
        text: 'Buongiorno Livia, non la lavi: tamponi la macchia con sapone neutro e acqua fredda, poi lasci asciugare lontano dal sole. Se la cera si assottiglia, la rinnoviamo noi in negozio.',
      },
      { hoursLater: 53, kind: 'closed' },
    ],
  },
  {
    ...{
      hoursAgo: 97,
      locale: 'de-de',
      firstName: 'Jonas',
      lastName: 'Feldkamp',
      email: 'new.employee@skerry.example',
    },
    subject: 'membership',
    message:
      'Guten Tag, ich habe letzte Woche in Hamburg angefangen und sehe noch keine Mitarbeiterpreise. Fehlt mir noch ein Schritt?',
    steps: [
      { hoursLater: 3, kind: 'note', text: 'Hat die Bedingungen noch nicht angenommen.' },
      {
        hoursLater: 4,
        kind: 'answer',
        text: 'Guten Tag Herr Feldkamp, willkommen! Bitte bestätigen Sie im Konto die Bedingungen für Mitarbeitende, dann sehen Sie die Preise sofort. Klappt es?',
      },
    ],
  },
  {
    ...{ hoursAgo: 50, locale: 'en-us', firstName: 'Desmond', lastName: 'Whitlock', email: 'gold@skerry.example' },
    subject: 'return-refund',
    message:
      'I sent the deck shoes back because they are a size too small. UPS says they arrived. When will I see the refund on my card?',
    steps: [
      { hoursLater: 5, kind: 'open' },
      { hoursLater: 6, kind: 'note', text: 'The parcel is in the warehouse and waits for a decision.' },
    ],
  },
  {
    ...{ hoursAgo: 20, locale: 'fr-fr', firstName: 'Maëlle', lastName: 'Kerjean', email: 'maelle@skerry.example' },
    subject: 'size-and-fit',
    message:
      'Bonjour, je chausse du 38,5 et j’hésite entre le 38 et le 39 pour les chaussures bateau. Taillent-elles plutôt grand ? Je les porterai pieds nus.',
  },
  {
    ...{ hoursAgo: 2, locale: 'en-gb', firstName: 'Callum', lastName: 'Strand', email: 'silver@skerry.example' },
    subject: 'order-status',
    message:
      'Morning! I would like the boots I bought in the summer in another width for my brother. Are they coming back into stock before Christmas?',
  },
];
