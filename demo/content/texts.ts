import { type DemoPage, textPage, withBlocks } from './page.ts';
import { story } from './scenes.ts';

type Workshop = Readonly<{ overline: string; title: string; text: string; link: string; alt: string; boot: string }>;

const workshop = ({ overline, title, text, link, alt, boot }: Workshop) =>
  story({
    ...{ picture: 'scene-boots-at-evening', alt, side: 'left', overline, title, paragraphs: [text] },
    product: { film: 'boot-turning', alt: boot },
    link: { label: link, href: '/events' },
  });

export const about: DemoPage = {
  slug: 'about',
  texts: {
    en: withBlocks(
      textPage(
        'About Skerry',
        'A skerry is a small rocky island. We make shoes and layers for people who live near one.',
        [
          {
            heading: 'What we make',
            paragraphs: [
              'Deck shoes, boots, smocks, knitwear, shells. Few things, kept for years, in the shades of the shore.',
            ],
          },
          {
            heading: 'How we make it',
            paragraphs: [
              'On our own lasts and patterns, in workshops we visit twice a year. Soles can be replaced, seams can be opened, zips come off.',
            ],
          },
        ],
      ),
      workshop({
        overline: 'Mending',
        title: 'Made to be opened again.',
        text: 'What we sew can be unpicked, and what we glue can be warmed loose. Come by with something worn and see how.',
        link: 'Days at the workshop',
        alt: 'Suede boots on a rock by the water, the sun low.',
        boot: 'The boot turns once about itself.',
      }),
    ),
    fr: withBlocks(
      textPage(
        'À propos de Skerry',
        'Un skerry est un îlot rocheux. Nous faisons des chaussures et des vêtements pour ceux qui vivent tout près.',
        [
          {
            heading: 'Ce que nous faisons',
            paragraphs: [
              'Chaussures bateau, baskets, bottes, vareuses, maille, vestes. Peu de choses, gardées longtemps, aux couleurs du rivage.',
            ],
          },
          {
            heading: 'Comment',
            paragraphs: [
              'Sur nos propres formes et patrons, dans des ateliers que nous visitons deux fois l’an. Les semelles se remplacent, les coutures s’ouvrent, les zips se changent.',
            ],
          },
        ],
      ),
      workshop({
        overline: 'Réparation',
        title: 'Faits pour être rouverts.',
        text: 'Ce que nous cousons se découd, ce que nous collons se décolle à chaud. Venez avec une pièce usée et regardez.',
        link: 'Journées à l’atelier',
        alt: 'Des bottes de daim sur un rocher près du port, le soleil bas.',
        boot: 'La botte tourne une fois sur elle-même.',
      }),
    ),
    de: withBlocks(
      textPage(
        'Über Skerry',
        'Eine Schäre ist eine kleine Felseninsel. Wir machen Schuhe und Kleidung für Menschen, die in ihrer Nähe leben.',
        [
          {
            heading: 'Was wir machen',
            paragraphs: [
              'Bootsschuhe, Sneaker, Stiefel, Fischerhemden, Strick, Jacken. Wenige Dinge, die Jahre halten, in den Farben der Küste.',
            ],
          },
          {
            heading: 'Wie wir es machen',
            paragraphs: [
              'Auf eigenen Leisten und Schnitten, in Werkstätten, die wir zweimal im Jahr besuchen. Sohlen lassen sich ersetzen, Nähte öffnen, Reißverschlüsse tauschen.',
            ],
          },
        ],
      ),
      workshop({
        overline: 'Flicken',
        title: 'Gemacht, um wieder aufzugehen.',
        text: 'Was wir nähen, lässt sich auftrennen, und was wir kleben, löst sich mit Wärme. Kommen Sie mit etwas Abgetragenem vorbei und sehen Sie zu.',
        link: 'Tage in der Werkstatt',
        alt: 'Wildlederstiefel auf einem Fels am Hafen, die Sonne steht tief.',
        boot: 'Der Stiefel dreht sich einmal um sich selbst.',
      }),
    ),
    it: withBlocks(
      textPage(
        'Chi è Skerry',
        'Uno skerry è un isolotto di roccia. Facciamo scarpe e vestiti per chi ci vive vicino.',
        [
          {
            heading: 'Che cosa facciamo',
            paragraphs: [
              'Scarpe da barca, sneaker, stivali, camiciotti, maglie, giacche. Poche cose, tenute per anni, nei colori della riva.',
            ],
          },
          {
            heading: 'Come',
            paragraphs: [
              'Sulle nostre forme e sui nostri cartamodelli, in laboratori che visitiamo due volte l’anno. Le suole si cambiano, le cuciture si aprono, le zip si sostituiscono.',
            ],
          },
        ],
      ),
      workshop({
        overline: 'Riparare',
        title: 'Fatti per essere riaperti.',
        text: 'Quello che cuciamo si scuce, quello che incolliamo si stacca con il calore. Venga con qualcosa di consumato a vedere come.',
        link: 'Giornate in laboratorio',
        alt: 'Scarponi scamosciati su uno scoglio vicino al porto, il sole basso.',
        boot: 'Lo scarpone gira una volta su se stesso.',
      }),
    ),
  },
};

/** Returns, at the URL of the contract (B2.12): `/help/returns/how-to-return`. */
export const returns: DemoPage = {
  slug: 'help-returns-how-to-return',
  formerSlugs: ['help-returns'],
  texts: {
    en: textPage('How to return', 'Thirty days to change your mind. Try things on at home, on a clean floor.', [
      {
        heading: 'In three steps',
        paragraphs: [],
        points: [
          'Put everything back into its box, with its labels.',
          'Write to us with your order number. We send a label by mail.',
          'Hand the parcel over at a counter of the carrier, or bring it to a store.',
        ],
      },
      {
        heading: 'Your money',
        paragraphs: [
          'We pay back to the card you used, within five weekdays after your return has reached us. Members have sixty days instead of thirty.',
        ],
      },
      {
        heading: 'What stays with you',
        paragraphs: [
          'Pieces made to your own design, files, and pieces of the final sale. Something that does not hold is a matter of warranty instead.',
        ],
      },
    ]),
    fr: textPage(
      'Comment retourner un article',
      'Trente jours pour changer d’avis. Essayez chez vous, sur un sol propre.',
      [
        {
          heading: 'En trois étapes',
          paragraphs: [],
          points: [
            'Remettez le tout dans sa boîte, avec les étiquettes.',
            'Écrivez-nous avec votre numéro de commande. Nous envoyons une étiquette de retour par e-mail.',
            'Déposez le colis dans un point relais du transporteur, ou apportez-le en boutique.',
          ],
        },
        {
          heading: 'Votre remboursement',
          paragraphs: [
            'Nous remboursons la carte utilisée dans les cinq jours ouvrés après réception du colis. Les membres ont soixante jours au lieu de trente.',
          ],
        },
        {
          heading: 'Ce qui ne se retourne pas',
          paragraphs: [
            'Les pièces faites selon votre dessin, les fichiers et les fins de série. Un article défectueux relève de la garantie.',
          ],
        },
      ],
    ),
    de: textPage('So geben Sie etwas zurück', 'Dreißig Tage Bedenkzeit. Anprobieren zu Hause, auf sauberem Boden.', [
      {
        heading: 'In drei Schritten',
        paragraphs: [],
        points: [
          'Alles zurück in die Schachtel legen, mit den Etiketten.',
          'Schreiben Sie uns mit der Bestellnummer. Wir schicken ein Etikett per E-Mail.',
          'Das Paket an einer Annahmestelle abgeben oder in einen Store bringen.',
        ],
      },
      {
        heading: 'Ihr Geld',
        paragraphs: [
          'Wir zahlen auf die benutzte Karte zurück, binnen fünf Werktagen, nachdem das Paket bei uns ist. Mitglieder haben sechzig Tage statt dreißig.',
        ],
      },
      {
        heading: 'Was bei Ihnen bleibt',
        paragraphs: [
          'Nach Ihrem Entwurf Gefertigtes, Dateien und Reststücke aus dem Ausverkauf. Was nicht hält, ist ein Fall für die Garantie.',
        ],
      },
    ]),
    it: textPage(
      'Come restituire un articolo',
      'Trenta giorni per ripensarci. Prova tutto a casa, su un pavimento pulito.',
      [
        {
          heading: 'In tre passi',
          paragraphs: [],
          points: [
            'Rimetti tutto nella scatola, con le etichette.',
            'Scrivici con il numero d’ordine. Mandiamo un’etichetta via e-mail.',
            'Consegna il pacco a un punto di ritiro del corriere, oppure portalo in negozio.',
          ],
        },
        {
          heading: 'Il rimborso',
          paragraphs: [
            'Rimborsiamo sulla carta usata entro cinque giorni lavorativi dall’arrivo del pacco. I membri hanno sessanta giorni invece di trenta.',
          ],
        },
        {
          heading: 'Che cosa resta a te',
          paragraphs: [
            'I pezzi fatti su tuo disegno, i file e le rimanenze di fine saldo. Quello che non tiene riguarda la garanzia.',
          ],
        },
      ],
    ),
  },
};

export const privacy: DemoPage = {
  slug: 'privacy',
  dated: true,
  texts: {
    en: textPage('Privacy', 'We keep what an order needs, and nothing about you that it does not.', [
      {
        heading: 'What is stored',
        paragraphs: [
          'Your cart, and for an order your name, address, phone and e-mail. Your card number goes to the payment provider and never reaches us.',
        ],
      },
      {
        heading: 'With an account',
        paragraphs: [
          'Your profile, address book, interests and what you agreed to, with the date. Passwords are kept in a form that nobody can read back. In your account you can take a copy of everything, or delete it.',
        ],
      },
      {
        heading: 'Newsletter',
        paragraphs: ['Your email, when you agreed and how. Each mail carries a link that ends it.'],
      },
      { heading: 'Cookies', paragraphs: ['One keeps your session, so that the cart is yours. None follows you.'] },
    ]),
    fr: textPage('Confidentialité', 'Nous gardons ce qu’il faut pour votre commande, et rien de plus.', [
      {
        heading: 'Ce qui est conservé',
        paragraphs: [
          'Votre panier et, pour une commande, vos nom, adresse, téléphone et e-mail. Le numéro de carte va au prestataire de paiement et ne nous parvient jamais.',
        ],
      },
      {
        heading: 'Avec un compte',
        paragraphs: [
          'Votre profil, vos adresses, vos centres d’intérêt et ce que vous avez accepté, avec la date. Les mots de passe sont gardés sous une forme que personne ne peut relire. Dans votre compte, vous pouvez obtenir une copie de tout, ou tout supprimer.',
        ],
      },
      {
        heading: 'Newsletter',
        paragraphs: [
          'Votre e-mail, la date et la manière de votre accord. Chaque message porte un lien qui y met fin.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: ['Un seul garde votre session, pour que votre panier reste le vôtre. Aucun ne vous suit.'],
      },
    ]),
    de: textPage('Datenschutz', 'Wir behalten, was eine Bestellung braucht, und sonst nichts.', [
      {
        heading: 'Was gespeichert wird',
        paragraphs: [
          'Der Warenkorb und bei einer Bestellung Name, Adresse, Telefon und E-Mail. Die Kartennummer geht an den Zahlungsdienst und erreicht uns nie.',
        ],
      },
      {
        heading: 'Mit einem Konto',
        paragraphs: [
          'Profil, Adressbuch, Interessen und Einwilligungen mit Datum. Passwörter liegen in einer Form, die niemand zurücklesen kann. Im Konto lässt sich von allem eine Kopie holen oder alles löschen.',
        ],
      },
      {
        heading: 'Newsletter',
        paragraphs: ['Die E-Mail, und wann und wie eingewilligt wurde. Jede Mail trägt einen Link, der sie beendet.'],
      },
      {
        heading: 'Cookies',
        paragraphs: ['Eines hält die Sitzung, damit der Warenkorb erhalten bleibt. Keines verfolgt jemanden.'],
      },
    ]),
    it: textPage('Privacy', 'Teniamo ciò che serve a un ordine, e nient’altro su di te.', [
      {
        heading: 'Che cosa resta',
        paragraphs: [
          'Il carrello e, per un ordine, nome, indirizzo, telefono ed e-mail. Il numero della carta va al servizio di pagamento e non arriva mai a noi.',
        ],
      },
      {
        heading: 'Con un account',
        paragraphs: [
          'Profilo, rubrica, interessi e ciò che hai accettato, con la data. Le password restano in una forma che nessuno può rileggere. Nel tuo account puoi prendere una copia di tutto, o eliminare tutto.',
        ],
      },
      {
        heading: 'Newsletter',
        paragraphs: ['La tua e-mail, quando e come hai accettato. Ogni messaggio porta un link che vi mette fine.'],
      },
      { heading: 'Cookie', paragraphs: ['Uno tiene la sessione, così il carrello resta tuo. Nessuno ti segue.'] },
    ]),
  },
};
