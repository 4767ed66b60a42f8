import { type DemoPage, textPage } from './page.ts';

/** The terms of accounts, which every sign-up accepts. */
export const useTerms: DemoPage = {
  slug: 'brand-terms',
  dated: true,
  formerSlugs: ['terms-of-use'],
  texts: {
    en: textPage('Terms of use', 'An account keeps your things together. This shop is a demonstration.', [
      {
        heading: 'Your account',
        paragraphs: [
          'It belongs to you alone: one person, one email, one password that you tell nobody. You can delete it at any time.',
        ],
      },
      {
        heading: 'What we ask',
        paragraphs: ['Tell us the truth about your age, and do not try passwords that are not yours.'],
      },
      {
        heading: 'What we may do',
        paragraphs: ['An account that is used to harm others is closed, and we say why.'],
      },
    ]),
    fr: textPage(
      'Conditions d’utilisation',
      'Un compte garde vos affaires au même endroit. Cette boutique est une démonstration.',
      [
        {
          heading: 'Votre compte',
          paragraphs: [
            'Il n’appartient qu’à vous : une personne, un e-mail, un mot de passe que vous ne dites à personne. Vous pouvez le supprimer à tout moment.',
          ],
        },
        {
          heading: 'Ce que nous demandons',
          paragraphs: ['Donnez votre âge véritable, et n’essayez pas des mots de passe qui ne sont pas les vôtres.'],
        },
        {
          heading: 'Ce que nous pouvons faire',
          paragraphs: ['Un compte qui sert à nuire est fermé, et nous disons pourquoi.'],
        },
      ],
    ),
    de: textPage('Nutzungsbedingungen', 'Ein Konto hält Ihre Sachen zusammen. Dieser Shop ist eine Vorführung.', [
      {
        heading: 'Ihr Konto',
        paragraphs: [
          'Es gehört Ihnen allein: eine Person, eine E-Mail, ein Passwort, das Sie niemandem verraten. Löschen können Sie es jederzeit.',
        ],
      },
      {
        heading: 'Worum wir bitten',
        paragraphs: ['Nennen Sie uns Ihr wahres Alter und probieren Sie keine fremden Passwörter aus.'],
      },
      {
        heading: 'Was wir dürfen',
        paragraphs: ['Ein Konto, das anderen schadet, wird geschlossen, und wir sagen, warum.'],
      },
    ]),
    it: textPage('Condizioni d’uso', 'Un account tiene insieme le tue cose. Questo negozio è una dimostrazione.', [
      {
        heading: 'Il tuo account',
        paragraphs: [
          'Appartiene solo a te: una persona, un’e-mail, una password che non dici a nessuno. Puoi eliminarlo quando vuoi.',
        ],
      },
      {
        heading: 'Che cosa chiediamo',
        paragraphs: ['Dicci la tua vera età, e non provare password che non sono tue.'],
      },
      {
        heading: 'Che cosa possiamo fare',
        paragraphs: ['Un account usato per nuocere viene chiuso, e diciamo perché.'],
      },
    ]),
  },
};

/** The terms of membership; accounts store the version that they accepted. */
export const membershipTerms: DemoPage = {
  slug: 'loyalty-terms',
  dated: true,
  formerSlugs: ['membership-terms'],
  texts: {
    en: textPage('Terms of the membership', 'It is free, and you can leave whenever you like.', [
      {
        heading: 'Who can join',
        paragraphs: [
          'Anybody with an account who is old enough for one in his country. We ask for the date of birth to check that, and for a phone.',
        ],
      },
      {
        heading: 'What you get',
        paragraphs: ['Members hear of new shades and restocks before anyone else.'],
      },
      {
        heading: 'How it ends',
        paragraphs: ['When you leave it in your account, or when you delete the account.'],
      },
    ]),
    fr: textPage('Conditions du programme', 'Il est gratuit, et vous partez quand vous voulez.', [
      {
        heading: 'Qui peut s’inscrire',
        paragraphs: [
          'Toute personne qui a un compte et l’âge requis dans son pays. Nous demandons la date de naissance pour le vérifier, et un téléphone.',
        ],
      },
      {
        heading: 'Ce que vous recevez',
        paragraphs: ['Les membres apprennent avant tout le monde les nouvelles couleurs et les retours en stock.'],
      },
      {
        heading: 'Comment il prend fin',
        paragraphs: ['Quand vous le quittez dans votre compte, ou quand vous supprimez le compte.'],
      },
    ]),
    de: textPage('Teilnahmebedingungen der Mitgliedschaft', 'Sie kostet nichts und endet, wann Sie wollen.', [
      {
        heading: 'Wer Mitglied wird',
        paragraphs: [
          'Alle mit einem Konto, die in ihrem Land alt genug dafür sind. Um das zu prüfen, fragen wir nach dem Geburtsdatum, dazu nach einer Telefonnummer.',
        ],
      },
      {
        heading: 'Was Sie davon haben',
        paragraphs: ['Mitglieder erfahren vor allen anderen von neuen Farben und Wiedereingetroffenem.'],
      },
      {
        heading: 'Wie sie endet',
        paragraphs: ['Wenn Sie sie in Ihrem Konto beenden oder das Konto löschen.'],
      },
    ]),
    it: textPage('Condizioni dell’iscrizione', 'È gratis, e te ne vai quando vuoi.', [
      {
        heading: 'Chi può iscriversi',
        paragraphs: [
          'Chiunque abbia un account e l’età richiesta nel suo paese. Per verificarlo chiediamo la data di nascita, e un numero di telefono.',
        ],
      },
      {
        heading: 'Che cosa ricevi',
        paragraphs: ['I membri scoprono prima di tutti i nuovi colori e gli articoli di nuovo disponibili.'],
      },
      {
        heading: 'Come finisce',
        paragraphs: ['Quando la lasci nel tuo account, o quando elimini l’account.'],
      },
    ]),
  },
};

/** The terms of the checkbox for text messages, in markets that offer it. */
export const smsTerms: DemoPage = {
  slug: 'sms-terms',
  dated: true,
  texts: {
    en: textPage('Terms for text messages', 'Short and seldom, and over as soon as you say so.', [
      {
        paragraphs: [
          'We send up to four messages a month: new things, restocks, and changes to opening hours. No purchase needs this consent.',
          'Your operator may charge for messages and data.',
          'Answer STOP to any message, or switch it off in your account, and it ends.',
        ],
      },
    ]),
    fr: textPage('Conditions des SMS', 'Brefs et rares, et terminés dès que vous le dites.', [
      {
        paragraphs: [
          'Nous envoyons quatre messages par mois au plus : nouveautés, retours en stock, changements d’horaires. Aucun achat n’exige cet accord.',
          'Votre opérateur peut facturer les messages et les données.',
          'Répondez STOP à un message, ou désactivez-les dans votre compte, et c’est fini.',
        ],
      },
    ]),
    de: textPage('Bedingungen für SMS', 'Kurz und selten, und zu Ende, sobald Sie es sagen.', [
      {
        paragraphs: [
          'Wir schicken höchstens vier Nachrichten im Monat: Neues, Wiedereingetroffenes und geänderte Öffnungszeiten. Kein Einkauf setzt diese Einwilligung voraus.',
          'Ihr Anbieter kann Nachrichten und Daten berechnen.',
          'Antworten Sie auf eine Nachricht mit STOP oder schalten Sie sie im Konto ab, dann ist Schluss.',
        ],
      },
    ]),
    it: textPage('Condizioni per gli SMS', 'Brevi e rari, e finiti appena lo dici.', [
      {
        paragraphs: [
          'Mandiamo al massimo quattro messaggi al mese: novità, articoli di nuovo disponibili, cambi di orario. Nessun acquisto richiede questo consenso.',
          'Il tuo operatore può addebitare messaggi e dati.',
          'Rispondi STOP a un messaggio, o disattivali nel tuo account, e finisce lì.',
        ],
      },
    ]),
  },
};
