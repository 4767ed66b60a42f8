import type { Language } from '@eyelet/domain/markets/market.ts';

type Terms = Readonly<Record<Language, string>>;

const t = (en: string, fr: string, de: string, it: string): Terms => ({ en, fr, de, it });

/** Further terms of the demo brand's promotions, by the id of the promotion. */
export const terms: Readonly<Record<string, Terms>> = {
  'harbour-week': t(
    'Valid on everything but gift cards, reduced goods included. Of the offers on the whole order the best for you counts.',
    'Valable sur tout sauf les cartes cadeaux, articles soldés compris. Parmi les offres sur toute la commande, la plus avantageuse s’applique.',
    'Gilt auf alles außer Geschenkkarten, auch auf reduzierte Artikel. Von den Angeboten auf die ganze Bestellung gilt das für Sie beste.',
    'Valido su tutto tranne le carte regalo, articoli ridotti compresi. Tra le offerte sull’intero ordine vale quella più conveniente.',
  ),
  wool: t(
    'Valid on the knitwear and socks shown here. For each piece the best offer counts; offers on the same piece do not add up.',
    'Valable sur la maille et les chaussettes présentées ici. Pour chaque article, la meilleure offre l’emporte ; les offres ne se cumulent pas sur un même article.',
    'Gilt für die hier gezeigten Strickwaren und Socken. Für jedes Stück zählt das beste Angebot; Angebote auf dasselbe Stück werden nicht addiert.',
    'Valido sulla maglieria e sulle calze mostrate qui. Per ogni capo vale l’offerta migliore; le offerte sullo stesso capo non si sommano.',
  ),
  'sock-trio': t(
    'Of every three pairs the cheapest is free. Pairs of different kinds count together.',
    'Sur trois paires, la moins chère est offerte. Les paires de modèles différents comptent ensemble.',
    'Von je drei Paaren ist das günstigste gratis. Verschiedene Modelle zählen zusammen.',
    'Ogni tre paia, il meno caro è gratis. I modelli diversi contano insieme.',
  ),
  'sock-price': t(
    'Valid on full-price and reduced socks. A pair that costs less already keeps its price.',
    'Valable sur toutes les chaussettes, soldées ou non. Une paire déjà moins chère garde son prix.',
    'Gilt für alle Socken, reduziert oder nicht. Ein Paar, das schon weniger kostet, behält seinen Preis.',
    'Valido su tutte le calze, ridotte o no. Un paio che costa già meno mantiene il suo prezzo.',
  ),
  'high-tide': t(
    'The value of the goods counts, after offers on single pieces and without delivery and gift cards.',
    'C’est la valeur des articles qui compte, après les offres par article, hors livraison et cartes cadeaux.',
    'Es zählt der Wert der Waren nach Angeboten auf einzelne Stücke, ohne Lieferung und Geschenkkarten.',
    'Conta il valore degli articoli dopo le offerte sui singoli capi, senza consegna e carte regalo.',
  ),
  'float-pouch': t(
    'One pouch for each order, while stocks last. Gift cards and delivery do not count towards the value.',
    'Une pochette par commande, dans la limite des stocks. Les cartes cadeaux et la livraison ne comptent pas dans le montant.',
    'Eine Tasche je Bestellung, solange der Vorrat reicht. Geschenkkarten und Lieferung zählen nicht zum Wert.',
    'Una pochette per ordine, fino a esaurimento scorte. Carte regalo e consegna non contano nell’importo.',
  ),
  welcome: t(
    'Once for each member, with an order after joining. Not valid on gift cards.',
    'Une fois par membre, sur une commande passée après l’adhésion. Non valable sur les cartes cadeaux.',
    'Einmal je Mitglied, auf eine Bestellung nach dem Beitritt. Gilt nicht für Geschenkkarten.',
    'Una volta per membro, su un ordine dopo l’iscrizione. Non vale sulle carte regalo.',
  ),
  'free-standard-delivery': t(
    'For delivery at home or at a collection point by the standard method. Of several offers on the same delivery the best for you counts.',
    'Pour la livraison standard à domicile ou en point de retrait. Parmi plusieurs offres sur la même livraison, la plus avantageuse s’applique.',
    'Gilt für den Standardversand nach Hause oder an eine Abholstelle. Von mehreren Angeboten auf denselben Versand gilt das für Sie beste.',
    'Per la consegna standard a casa o in un punto di ritiro. Tra più offerte sulla stessa consegna vale quella più conveniente.',
  ),
  'member-delivery': t(
    'For members of our program, as often as they order.',
    'Pour les membres de notre programme, à chaque commande.',
    'Für Mitglieder unseres Programms, bei jeder Bestellung.',
    'Per i membri del nostro programma, a ogni ordine.',
  ),
  staff: t(
    'For staff who have accepted its terms. Takes something off where no other offer takes more.',
    'Pour le personnel qui en a accepté les conditions. Non cumulable avec d’autres offres.',
    'Für Mitarbeitende, die seine Bedingungen angenommen haben. Gilt nicht zusammen mit anderen Angeboten.',
    'Per i dipendenti che ne hanno accettato le condizioni. Non cumulabile con altre offerte.',
  ),
  'storm-season': t(
    'Valid on the jackets and smocks shown here. For each piece the best offer counts; offers on the same piece do not add up.',
    'Valable sur les vestes et les vareuses présentées ici. Pour chaque article, la meilleure offre l’emporte ; les offres ne se cumulent pas sur un même article.',
    'Gilt für die hier gezeigten Jacken und Fischerhemden. Für jedes Stück zählt das beste Angebot; Angebote auf dasselbe Stück werden nicht addiert.',
    'Valido su giacche e camiciotti mostrati qui. Per ogni capo vale l’offerta migliore; le offerte sullo stesso capo non si sommano.',
  ),
};
