import type { EventProps } from '@eyelet/blocks/items/event/schema.ts';
import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import type { ImportedItem } from '@eyelet/server/content/import-content.ts';
import type { Language } from '../catalogue/style.ts';
import { block, type DemoPage, textPage } from './page.ts';

type Words = Pick<EventProps, 'title' | 'description' | 'alt' | 'place'> &
  Readonly<{ signUp: string; subtitle: string; doneTitle: string; done: string; submit: string }>;

type Facts = Omit<EventProps, 'title' | 'description' | 'alt' | 'place'>;

function eventItem(key: string, facts: Facts, words: Readonly<Record<Language, Words>>): ImportedItem {
  const texts = Object.entries(words).map(([language, { signUp, subtitle, doneTitle, done, submit, ...own }]) => [
    language,
    {
      props: { ...own, ...facts },
      sections: [
        {
          name: 'main',
          blocks: [
            block('event-sign-up', {
              ...{ eventId: key, title: signUp, subtitle, confirmationTitle: doneTitle },
              ...{ confirmationSubtitle: done, submitCtaLabel: submit },
            }),
          ],
        },
      ],
    },
  ]);
  return {
    ...{ kind: 'event', key, name: words.en.title },
    document: gatherVariants({ source: 'en', version: 1, texts: Object.fromEntries(texts) }),
  };
}

const mendingDays = eventItem(
  'mending-days',
  {
    ...{ startDate: '2027-06-04', endDate: '2027-06-06', opens: '10:00', closes: '17:00', timeZone: 'Europe/Berlin' },
    ...{ address: 'Am Sandtorkai 4, 20457 Hamburg', capacity: 24, waitingList: true, enablePlusOne: true },
    ...{ picture: 'scene-boots-at-evening', termsPage: 'event-terms' },
  },
  {
    en: {
      title: 'Mending days',
      description: 'Three days with needle, wax and a kettle. Bring what is worn; tools are there.',
      alt: 'Suede boots on a rock by the water, the sun low.',
      place: 'The workshop in Hamburg',
      signUp: 'Keep a place at the bench',
      subtitle: 'Come on one day or on all three. There are twenty-four stools.',
      doneTitle: 'See you at the bench',
      done: 'Bring one thing that you would like to keep.',
      submit: 'Keep a seat for me',
    },
    fr: {
      title: 'Journées de réparation',
      description: 'Trois jours avec aiguille, cire et bouilloire. Apportez ce qui est usé\u00a0; les outils sont là.',
      alt: 'Des bottes de daim sur un rocher près du port, le soleil bas.',
      place: 'L’atelier de Hambourg',
      signUp: 'Réservez une place à l’établi',
      subtitle: 'Venez un jour ou les trois. Il y a vingt-quatre tabourets.',
      doneTitle: 'À bientôt à l’établi',
      done: 'Apportez une chose que vous aimeriez garder.',
      submit: 'Gardez-moi une place',
    },
    de: {
      title: 'Flicktage',
      description: 'Drei Tage mit Nadel, Wachs und Teekessel. Bringen Sie mit, was abgetragen ist; Werkzeug ist da.',
      alt: 'Wildlederstiefel auf einem Fels am Hafen, die Sonne steht tief.',
      place: 'Die Werkstatt in Hamburg',
      signUp: 'Ein Platz an der Werkbank',
      subtitle: 'Kommen Sie an einem Tag oder an allen drei. Es gibt vierundzwanzig Hocker.',
      doneTitle: 'Bis bald an der Werkbank',
      done: 'Bringen Sie etwas mit, das Sie behalten möchten.',
      submit: 'Platz sichern',
    },
    it: {
      title: 'Giorni di rammendo',
      description: 'Tre giorni con ago, cera e bollitore. Porta quello che è consumato; gli attrezzi ci sono.',
      alt: 'Scarponi scamosciati su uno scoglio vicino al porto, il sole basso.',
      place: 'Il laboratorio di Amburgo',
      signUp: 'Un posto al banco',
      subtitle: 'Vieni un giorno o tutti e tre. Ci sono ventiquattro sgabelli.',
      doneTitle: 'Ci vediamo al banco',
      done: 'Porta una cosa che vorresti tenere.',
      submit: 'Tienimi un posto',
    },
  },
);

const harbourWalk = eventItem(
  'harbour-walk',
  {
    ...{
      startDate: '2027-05-22',
      endDate: '2027-05-22',
      opens: '18:30',
      closes: '20:30',
      timeZone: 'America/New_York',
    },
    ...{ address: '1 Long Wharf, Boston, MA 02110', picture: 'scene-shoes-on-jetty', termsPage: 'event-terms' },
  },
  {
    en: {
      title: 'A walk at low tide',
      description: 'Two hours along the waterfront with a tide table and good soles.',
      alt: 'Four pairs of shoes in a row on a jetty, a calm bay behind them.',
      place: 'Skerry Long Wharf, Boston',
      signUp: 'Walk with us',
      subtitle: 'We go in any weather that lets a ferry run.',
      doneTitle: 'We start at half past six',
      done: 'Wear shoes that may get wet.',
      submit: 'I am coming',
    },
    fr: {
      title: 'Une marche à marée basse',
      description: 'Deux heures au bord du port, avec un horaire des marées et de bonnes semelles.',
      alt: 'Quatre paires de chaussures en rang sur un ponton, derrière elles une baie calme.',
      place: 'Skerry Long Wharf, Boston',
      signUp: 'Marchez avec nous',
      subtitle: 'Nous partons par tout temps qui laisse passer un ferry.',
      doneTitle: 'Départ à 18\u00a0h\u00a030',
      done: 'Mettez des chaussures qui peuvent se mouiller.',
      submit: 'Je viens',
    },
    de: {
      title: 'Ein Gang bei Niedrigwasser',
      description: 'Zwei Stunden am Rand des Hafens, mit Gezeitentafel und guten Sohlen.',
      alt: 'Vier Paar Schuhe nebeneinander auf einem Steg, dahinter eine stille Bucht.',
      place: 'Skerry Long Wharf, Boston',
      signUp: 'Gehen Sie mit',
      subtitle: 'Wir gehen bei jedem Wetter, bei dem eine Fähre fährt.',
      doneTitle: 'Um halb sieben geht es los',
      done: 'Tragen Sie Schuhe, die nass werden dürfen.',
      submit: 'Ich komme mit',
    },
    it: {
      title: 'Una passeggiata con la bassa marea',
      description: 'Due ore lungo il porto, con una tavola delle maree e buone suole.',
      alt: 'Quattro paia di scarpe in fila su un pontile, dietro una baia calma.',
      place: 'Skerry Long Wharf, Boston',
      signUp: 'Cammina con noi',
      subtitle: 'Si va con ogni tempo in cui parte un traghetto.',
      doneTitle: 'Si parte alle 18:30',
      done: 'Metti scarpe che possono bagnarsi.',
      submit: 'Vengo',
    },
  },
);

/** The terms that visitors of an event accept. */
export const eventTerms: DemoPage = {
  slug: 'event-terms',
  dated: true,
  texts: {
    en: textPage('Terms of our events', 'Short, because there is a kettle on.', [
      {
        heading: 'Your seat',
        paragraphs: [
          'It is free and has your name on it. If you cannot come, cancel by the link in our letter, so that somebody else can.',
        ],
      },
      { heading: 'Pictures', paragraphs: ['Now and then we take some. Tell us, and you are on none of them.'] },
      {
        heading: 'Your data',
        paragraphs: ['We keep your registration until thirty days after the event, and use it for nothing else.'],
      },
    ]),
    fr: textPage('Conditions de nos événements', 'Brèves, car l’eau chauffe.', [
      {
        heading: 'Votre place',
        paragraphs: [
          'Elle est gratuite et à votre nom. Si vous ne pouvez pas venir, annulez par le lien de notre message, pour que quelqu’un d’autre en profite.',
        ],
      },
      { heading: 'Photos', paragraphs: ['Nous en prenons parfois. Dites-le-nous, et vous ne serez sur aucune.'] },
      {
        heading: 'Vos données',
        paragraphs: ['Nous gardons votre inscription jusqu’à trente jours après l’événement, et pour rien d’autre.'],
      },
    ]),
    de: textPage('Teilnahmebedingungen unserer Veranstaltungen', 'Kurz, denn der Kessel steht auf dem Herd.', [
      {
        heading: 'Ihr Platz',
        paragraphs: [
          'Er kostet nichts und läuft auf Ihren Namen. Wenn Sie nicht kommen können, sagen Sie mit dem Link in unserer E-Mail ab, damit jemand anders kommen kann.',
        ],
      },
      { heading: 'Bilder', paragraphs: ['Manchmal machen wir welche. Sagen Sie Bescheid, dann sind Sie auf keinem.'] },
      {
        heading: 'Ihre Daten',
        paragraphs: [
          'Ihre Anmeldung bewahren wir bis dreißig Tage nach der Veranstaltung auf und verwenden sie für nichts anderes.',
        ],
      },
    ]),
    it: textPage('Condizioni dei nostri eventi', 'Brevi, perché l’acqua è sul fuoco.', [
      {
        heading: 'Il tuo posto',
        paragraphs: [
          'È gratuito e a tuo nome. Se non puoi venire, disdici con il link della nostra e-mail, così può venire qualcun altro.',
        ],
      },
      { heading: 'Foto', paragraphs: ['Ogni tanto ne facciamo. Dillo, e non sarai in nessuna.'] },
      {
        heading: 'I tuoi dati',
        paragraphs: ['Teniamo la tua iscrizione fino a trenta giorni dopo l’evento, e non la usiamo per altro.'],
      },
    ]),
  },
};

export const events = [mendingDays, harbourWalk];
