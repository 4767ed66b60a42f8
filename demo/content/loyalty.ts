import type { Language } from '../catalogue/style.ts';
import { block, type DemoPage, type PageText } from './page.ts';

type Words = Readonly<{
  title: string;
  lead: string;
  alt: string;
  steps: readonly [title: string, ...texts: string[]];
  questions: readonly [title: string, ...pairs: (readonly [question: string, answer: string])[]];
}>;

const icons = ['person', 'parcel', 'card'] as const;

/** What surrounds points, tiers and joining on the page of the membership. */
function pageOf({ title, lead, alt, steps, questions }: Words): PageText {
  const [stepsTitle, ...texts] = steps;
  const [questionsTitle, ...pairs] = questions;
  return {
    ...{ title, description: lead, seo: { title, description: lead } },
    blocks: [
      block(
        'hero',
        {
          ...{ layout: 'block-below', title, richText: `<p>${lead}</p>` },
          media: { sm: { kind: 'image', picture: 'scene-shoes-on-jetty', alt } },
        },
        2,
      ),
      block('icon-and-text', {
        ...{ title: stepsTitle, titleStyle: 'medium', iconSize: 'medium' },
        iconAndText: texts.map((text, index) => ({ icon: icons[index] ?? 'check', richText: `<p>${text}</p>` })),
      }),
      block('accordions', {
        title: questionsTitle,
        items: pairs.map(([question, answer]) => ({ title: question, richText: `<p>${answer}</p>` })),
      }),
    ],
  };
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Skerry membership',
    lead: 'Every order earns points, and points pay for the next one. Joining is free.',
    alt: 'Deck shoes on the planks of a jetty.',
    steps: [
      'How it works',
      'Join with your account, or create one: it’s free.',
      'Shop as you always do. Each order earns points once it is paid.',
      'Turn your points into a voucher, and pay with it.',
    ],
    questions: [
      'Questions',
      ['When can I use my points?', 'As soon as an order can no longer be sent back. Your account shows the day.'],
      ['What happens when I send something back?', 'Its points are taken back. All others stay.'],
      ['Do points expire?', 'After a year in which nothing happens. We write to you before.'],
    ],
  },
  fr: {
    title: 'Programme Skerry',
    lead: 'Chaque commande rapporte des points, qui servent à payer la suivante. L’inscription est gratuite.',
    alt: 'Chaussures de pont sur les planches d’un ponton.',
    steps: [
      'Comment ça marche',
      'Inscrivez-vous avec votre compte, ou créez-en un\u202f: c’est gratuit.',
      'Achetez comme d’habitude. Chaque commande payée rapporte des points.',
      'Échangez vos points contre un bon d’achat, et payez avec.',
    ],
    questions: [
      'Questions',
      [
        'Quand puis-je utiliser mes points\u202f?',
        'Dès qu’une commande ne peut plus être renvoyée. Votre compte indique le jour.',
      ],
      ['Que se passe-t-il si je renvoie un article\u202f?', 'Ses points vous sont repris. Les autres vous restent.'],
      ['Les points expirent-ils\u202f?', 'Après un an sans mouvement. Nous vous écrivons avant.'],
    ],
  },
  de: {
    title: 'Skerry-Mitgliedschaft',
    lead: 'Mit jeder Bestellung sammeln Sie Punkte, und mit Punkten bezahlen Sie die nächste. Der Beitritt ist kostenlos.',
    alt: 'Bootsschuhe auf den Planken eines Stegs.',
    steps: [
      'So funktioniert es',
      'Treten Sie mit Ihrem Konto bei oder legen Sie eines an: Es kostet nichts.',
      'Kaufen Sie ein wie sonst auch. Jede Bestellung bringt Punkte, sobald sie bezahlt ist.',
      'Tauschen Sie Punkte in einen Gutschein und bezahlen Sie damit.',
    ],
    questions: [
      'Fragen',
      [
        'Wann kann ich meine Punkte nutzen?',
        'Sobald eine Bestellung nicht mehr zurückgeschickt werden kann. Ihr Konto zeigt den Tag.',
      ],
      ['Was geschieht, wenn ich etwas zurückschicke?', 'Seine Punkte werden wieder abgezogen. Alle anderen bleiben.'],
      ['Verfallen Punkte?', 'Nach einem Jahr, in dem nichts geschieht. Wir schreiben Ihnen vorher.'],
    ],
  },
  it: {
    title: 'Iscrizione Skerry',
    lead: 'Con ogni ordine raccogli punti, e con i punti paghi il successivo. L’iscrizione è gratuita.',
    alt: 'Scarpe da barca sulle assi di un pontile.',
    steps: [
      'Come funziona',
      'Iscriviti con il tuo account, o creane uno: non costa nulla.',
      'Compra come sempre. Ogni ordine ti fa avere punti, appena è pagato.',
      'Trasforma i punti in un buono, e paga con quello.',
    ],
    questions: [
      'Domande',
      [
        'Quando posso usare i miei punti?',
        'Appena un ordine non può più essere restituito. Il tuo account mostra il giorno.',
      ],
      ['Che cosa succede se restituisco qualcosa?', 'I suoi punti vengono stornati. Gli altri restano.'],
      ['I punti scadono?', 'Dopo un anno in cui non succede nulla. Ti scriviamo prima.'],
    ],
  },
};

export const loyalty: DemoPage = {
  slug: 'loyalty',
  sectionNames: ['hero', 'steps', 'questions'],
  texts: { en: pageOf(words.en), fr: pageOf(words.fr), de: pageOf(words.de), it: pageOf(words.it) },
};
