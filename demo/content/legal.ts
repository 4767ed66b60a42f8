import { type DemoPage, textPage } from './page.ts';

/** The right of withdrawal; says that the shop is a demonstration. */
export const withdrawal: DemoPage = {
  slug: 'withdrawal',
  dated: true,
  texts: {
    en: textPage(
      'Right of withdrawal',
      'A demonstration text: nothing is sold here, so there is nothing to withdraw from.',
      [
        {
          heading: 'Your right',
          paragraphs: [
            'In Europe you may withdraw from a purchase within fourteen days without giving a reason. The time runs from the day on which you, or somebody you name, has the last piece of the order. We give you thirty.',
            'To withdraw, tell us in a plain statement, for example by mail to hello@skerry.example. It is in time when it is sent before the days are over.',
          ],
        },
        {
          heading: 'What follows',
          paragraphs: [
            'We pay back all that you paid, with the standard delivery, within fourteen days and the way you paid. We may wait until the goods are back or you have shown that they are on their way.',
            'Send the goods back within fourteen days. The label is ours. You answer for a loss of value only where you did more than try them on.',
          ],
        },
        {
          heading: 'A form you may use',
          paragraphs: [
            'To Skerry, hello@skerry.example: I withdraw from my purchase of the following goods. Ordered on, received on. Name and address. Date.',
          ],
        },
      ],
    ),
    fr: textPage(
      'Droit de rétractation',
      'Texte de démonstration : rien n’est vendu ici, il n’y a donc rien à annuler.',
      [
        {
          heading: 'Votre droit',
          paragraphs: [
            'Vous pouvez vous rétracter dans un délai de quatorze jours, sans donner de motif. Le délai court à compter du jour où vous, ou un tiers que vous désignez, recevez le dernier article de la commande. Nous vous en accordons trente.',
            'Pour vous rétracter, adressez-nous une déclaration claire, par exemple par e-mail à hello@skerry.example. Il suffit de l’envoyer avant la fin du délai.',
          ],
        },
        {
          heading: 'Les effets',
          paragraphs: [
            'Nous remboursons tout ce que vous avez payé, livraison standard comprise, dans les quatorze jours et par le même moyen de paiement. Nous pouvons attendre le retour des articles ou la preuve de leur envoi.',
            'Renvoyez les articles dans les quatorze jours. L’étiquette est à notre charge. Vous ne répondez d’une perte de valeur que si vous avez fait plus que les essayer.',
          ],
        },
        {
          heading: 'Modèle de formulaire',
          paragraphs: [
            'À l’attention de Skerry, hello@skerry.example : je vous notifie ma rétractation du contrat portant sur les articles ci-dessous. Commandés le, reçus le. Nom et adresse. Date.',
          ],
        },
      ],
    ),
    de: textPage(
      'Widerrufsrecht',
      'Ein Demonstrationstext: Hier wird nichts verkauft, also gibt es nichts zu widerrufen.',
      [
        {
          heading: 'Widerrufsbelehrung',
          paragraphs: [
            'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen den Vertrag zu widerrufen. Die Frist beginnt an dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben. Wir geben Ihnen dreißig Tage.',
            'Um Ihr Widerrufsrecht auszuüben, teilen Sie uns Ihren Entschluss mit einer eindeutigen Erklärung mit, zum Beispiel per E-Mail an hello@skerry.example. Zur Wahrung der Frist reicht es, dass Sie die Mitteilung vor ihrem Ablauf absenden.',
          ],
        },
        {
          heading: 'Folgen des Widerrufs',
          paragraphs: [
            'Wir erstatten alle Zahlungen einschließlich der Kosten des Standardversands binnen vierzehn Tagen, mit demselben Zahlungsmittel und ohne Entgelt. Wir können die Rückzahlung verweigern, bis wir die Waren zurückhaben oder Sie nachgewiesen haben, dass sie unterwegs sind.',
            'Senden Sie die Waren binnen vierzehn Tagen zurück. Das Etikett stellen wir. Für einen Wertverlust kommen Sie nur auf, wenn er auf einen Umgang zurückgeht, der zum Prüfen der Waren nicht nötig war.',
          ],
        },
        {
          heading: 'Muster-Widerrufsformular',
          paragraphs: [
            'An Skerry, hello@skerry.example: Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren. Bestellt am, erhalten am. Name und Anschrift. Datum.',
          ],
        },
      ],
    ),
    it: textPage(
      'Diritto di recesso',
      'Testo dimostrativo: qui non si vende nulla, quindi non c’è nulla da cui recedere.',
      [
        {
          heading: 'Il tuo diritto',
          paragraphs: [
            'Puoi recedere dal contratto entro quattordici giorni senza indicare il motivo. Il termine decorre dal giorno in cui tu, o un terzo da te indicato, ricevi l’ultimo articolo dell’ordine. Noi te ne diamo trenta.',
            'Per recedere basta una dichiarazione esplicita, per esempio un’e-mail a hello@skerry.example, inviata prima della scadenza.',
          ],
        },
        {
          heading: 'Che cosa succede',
          paragraphs: [
            'Rimborsiamo tutti i pagamenti, compresa la consegna standard, entro quattordici giorni e con lo stesso mezzo. Possiamo attendere il ritorno degli articoli o la prova della spedizione.',
            'Rispedisci gli articoli entro quattordici giorni. L’etichetta è nostra. Rispondi di una perdita di valore solo se hai fatto più che provarli.',
          ],
        },
        {
          heading: 'Modulo tipo',
          paragraphs: [
            'A Skerry, hello@skerry.example: con la presente notifico il recesso dal contratto di vendita dei seguenti articoli. Ordinati il, ricevuti il. Nome e indirizzo. Data.',
          ],
        },
      ],
    ),
  },
};

/** The legal notice, as the law requires in Germany, France and Italy; says that the shop is a demonstration. */
export const legalNotice: DemoPage = {
  slug: 'legal-notice',
  texts: {
    en: textPage('Company information', 'A demonstration text: Skerry is made up, and so are these details.', [
      {
        heading: 'Who runs this shop',
        paragraphs: [
          'Skerry GmbH (made up), Lotsenkai 5, 20457 Hamburg, Germany. Managing director: Grete Musterfrau.',
        ],
      },
      { heading: 'How to reach us', paragraphs: ['hello@skerry.example, phone +49 40 0000000.'] },
      {
        heading: 'Register and tax',
        paragraphs: ['District court of Hamburg, HRB 000000. VAT number DE000000000.'],
      },
    ]),
    fr: textPage('Mentions légales', 'Texte de démonstration : Skerry est inventée, ces indications aussi.', [
      {
        heading: 'Éditeur',
        paragraphs: [
          'Skerry GmbH (fictive), Lotsenkai 5, 20457 Hambourg, Allemagne. Directrice de la publication : Grete Musterfrau.',
        ],
      },
      { heading: 'Contact', paragraphs: ['hello@skerry.example, téléphone +49 40 0000000.'] },
      {
        heading: 'Immatriculation',
        paragraphs: ['Tribunal de Hambourg, HRB 000000. Numéro de TVA DE000000000.'],
      },
      {
        heading: 'Hébergement',
        paragraphs: ['Cette boutique de démonstration est hébergée par la personne qui l’a démarrée.'],
      },
    ]),
    de: textPage('Impressum', 'Ein Demonstrationstext: Skerry ist erfunden, diese Angaben sind es auch.', [
      {
        heading: 'Angaben gemäß § 5 DDG',
        paragraphs: [
          'Skerry GmbH (erfunden), Lotsenkai 5, 20457 Hamburg. Vertreten durch die Geschäftsführerin Grete Musterfrau.',
        ],
      },
      { heading: 'Kontakt', paragraphs: ['E-Mail hello@skerry.example, Telefon +49 40 0000000.'] },
      {
        heading: 'Register und Steuer',
        paragraphs: ['Amtsgericht Hamburg, HRB 000000. Umsatzsteuer-Identifikationsnummer DE000000000.'],
      },
      {
        heading: 'Streitbeilegung',
        paragraphs: [
          'Wir sind weder bereit noch verpflichtet, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
        ],
      },
    ]),
    it: textPage('Note legali', 'Testo dimostrativo: Skerry è inventata, e lo sono anche questi dati.', [
      {
        heading: 'Chi gestisce il negozio',
        paragraphs: [
          'Skerry GmbH (inventata), Lotsenkai 5, 20457 Amburgo, Germania. Amministratrice: Grete Musterfrau.',
        ],
      },
      { heading: 'Contatti', paragraphs: ['hello@skerry.example, telefono +49 40 0000000.'] },
      {
        heading: 'Registro e imposte',
        paragraphs: ['Tribunale di Amburgo, HRB 000000. Partita IVA DE000000000.'],
      },
    ]),
  },
};
