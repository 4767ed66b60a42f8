import { type DemoPage, textPage } from './page.ts';

/** The terms of every purchase; says that the shop is a demonstration. */
export const saleTerms: DemoPage = {
  slug: 'sale-terms',
  dated: true,
  formerSlugs: ['terms'],
  texts: {
    en: textPage(
      'Terms of sale',
      'This is a demonstration shop. Nothing is sold, nothing is sent, no card is charged.',
      [
        {
          heading: 'The order',
          paragraphs: [
            'What stands in the shop is an invitation. Your order is an offer, and our confirmation by mail accepts it. If a price is plainly wrong, we ask you before we send anything.',
          ],
        },
        {
          heading: 'Price and payment',
          paragraphs: [
            'The price is the one you saw when you ordered. In Europe it includes the tax; in the United States and Canada the tax is added in the checkout, before you pay. Cards are charged when the goods leave.',
          ],
        },
        {
          heading: 'Delivery',
          paragraphs: [
            'We deliver to the countries that the checkout offers, on the days it promises. What you collect in a store waits there for seven days.',
          ],
        },
        {
          heading: 'Return and repair',
          paragraphs: [
            'You have thirty days to send things back, in the state in which you would like to get them. What breaks without your doing we mend, replace or pay back, for two years.',
          ],
        },
        {
          heading: 'Which law',
          paragraphs: [
            'That of the country you live in. A brand that opens a shop of its own writes its own terms here.',
          ],
        },
      ],
    ),
    fr: textPage(
      'Conditions de vente',
      'Cette boutique est une démonstration. Rien n’est vendu, rien n’est envoyé, aucune carte n’est débitée.',
      [
        {
          heading: 'La commande',
          paragraphs: [
            'Les articles présentés sont une invitation. Votre commande est une offre, que notre confirmation par e-mail accepte. Si un prix est manifestement faux, nous vous interrogeons avant tout envoi.',
          ],
        },
        {
          heading: 'Prix et paiement',
          paragraphs: [
            'Le prix est celui que vous avez vu en commandant. En Europe, il comprend la TVA\u00a0; au Canada et aux États-Unis, les taxes s’ajoutent avant le paiement. La carte est débitée au départ des articles.',
          ],
        },
        {
          heading: 'Livraison',
          paragraphs: [
            'Nous livrons dans les pays proposés au moment du paiement, aux jours annoncés. Ce que vous retirez en magasin vous y attend sept jours.',
          ],
        },
        {
          heading: 'Retour et réparation',
          paragraphs: [
            'Vous avez trente jours pour renvoyer vos articles, dans l’état où vous aimeriez les recevoir. Ce qui casse sans que vous y soyez pour rien est réparé, remplacé ou remboursé pendant deux ans.',
          ],
        },
        {
          heading: 'Droit applicable',
          paragraphs: [
            'Celui du pays où vous vivez. Une marque qui ouvre sa boutique écrit ici ses propres conditions.',
          ],
        },
      ],
    ),
    de: textPage(
      'Verkaufsbedingungen',
      'Dies ist ein Vorführshop. Es wird nichts verkauft, nichts verschickt und keine Karte belastet.',
      [
        {
          heading: 'Die Bestellung',
          paragraphs: [
            'Was im Shop steht, ist eine Einladung. Ihre Bestellung ist ein Angebot, unsere Bestätigung per E-Mail nimmt es an. Ist ein Preis offensichtlich falsch, fragen wir nach, bevor wir etwas verschicken.',
          ],
        },
        {
          heading: 'Preis und Zahlung',
          paragraphs: [
            'Es gilt der Preis, den Sie bei der Bestellung gesehen haben. In Europa enthält er die Mehrwertsteuer, in den USA und Kanada kommt sie an der Kasse dazu. Die Karte wird belastet, wenn die Ware abgeht.',
          ],
        },
        {
          heading: 'Lieferung',
          paragraphs: [
            'Wir liefern in die Länder, die an der Kasse zur Wahl stehen, an den dort genannten Tagen. Was Sie im Store abholen, liegt dort sieben Tage bereit.',
          ],
        },
        {
          heading: 'Rückgabe und Reparatur',
          paragraphs: [
            'Sie haben dreißig Tage Zeit, Dinge zurückzuschicken, in dem Zustand, in dem Sie sie selbst gern bekämen. Was ohne Ihr Zutun kaputtgeht, reparieren, ersetzen oder erstatten wir, zwei Jahre lang.',
          ],
        },
        {
          heading: 'Welches Recht gilt',
          paragraphs: [
            'Das des Landes, in dem Sie leben. Eine Marke, die einen eigenen Shop öffnet, schreibt hier ihre eigenen Bedingungen.',
          ],
        },
      ],
    ),
    it: textPage(
      'Condizioni di vendita',
      'Questo è un negozio dimostrativo. Nulla si vende, nulla si spedisce, nessuna carta viene addebitata.',
      [
        {
          heading: 'L’ordine',
          paragraphs: [
            'Quello che vedi nel negozio è un invito. Il tuo ordine è una proposta, e la nostra conferma via e-mail la accetta. Se un prezzo è chiaramente sbagliato, ti chiediamo prima di spedire.',
          ],
        },
        {
          heading: 'Prezzo e pagamento',
          paragraphs: [
            'Vale il prezzo che hai visto ordinando. In Europa comprende l’IVA; negli Stati Uniti e in Canada le tasse si aggiungono prima di pagare. La carta viene addebitata quando la merce parte.',
          ],
        },
        {
          heading: 'Consegna',
          paragraphs: [
            'Consegniamo nei paesi proposti alla cassa, nei giorni indicati. Quello che ritiri in negozio ti aspetta sette giorni.',
          ],
        },
        {
          heading: 'Reso e riparazione',
          paragraphs: [
            'Hai trenta giorni per restituire le cose, nello stato in cui vorresti riceverle. Quello che si rompe senza colpa tua lo ripariamo, sostituiamo o rimborsiamo, per due anni.',
          ],
        },
        {
          heading: 'Quale legge vale',
          paragraphs: [
            'Quella del paese in cui vivi. Un marchio che apre un proprio negozio scrive qui le sue condizioni.',
          ],
        },
      ],
    ),
  },
};
