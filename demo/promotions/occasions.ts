import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import { american, amounts, european, ofOrder, plain, told } from './plain.ts';

/** Promotions of a moment, of some shoppers, and of how an order is paid and delivered. */
export const occasions: readonly Promotion[] = [
  {
    ...plain,
    id: 'first-voyage',
    group: ofOrder,
    level: 'ORDER',
    rank: 34,
    benefit: { kind: 'amount', amounts: amounts(1500, 2000, 1200, 1500) },
    threshold: amounts(7500, 10_000, 6500, 7500),
    wants: { firstOrder: true },
    limits: { uses: null, usesEach: 1, budget: null },
    texts: told({
      en: [
        'First voyage',
        'Something off your first order',
        'For the first order of an account. What was ordered as a guest with its email counts as well.',
      ],
      fr: [
        'Premier voyage',
        'Une remise sur votre première commande',
        'Pour la première commande d’un compte. Les commandes passées sans compte avec la même adresse comptent aussi.',
      ],
      de: [
        'Erste Fahrt',
        'Ein Nachlass auf Ihre erste Bestellung',
        'Für die erste Bestellung eines Kontos. Was mit dessen E-Mail-Adresse als Gast bestellt wurde, zählt auch.',
      ],
      it: [
        'Primo viaggio',
        'Uno sconto sul tuo primo ordine',
        'Per il primo ordine di un account. Contano anche gli ordini fatti come ospite con la stessa email.',
      ],
    }),
  },
  {
    ...plain,
    id: 'crew-bags',
    level: 'PRODUCT',
    rank: 27,
    benefit: { kind: 'percent', percent: 12 },
    concerns: { masterIds: [], categories: ['5100'] },
    wants: { groups: ['member'] },
    endsAt: new Date('2027-01-31T23:00:00Z'),
    texts: told({
      en: ['Crew bags', '12% off bags for members', 'For members of our program, as long as they are one.'],
      fr: [
        'Les sacs de l’équipage',
        '12 % sur les sacs pour les membres',
        'Pour les membres de notre programme, tant qu’ils le sont.',
      ],
      de: ['Crew-Taschen', '12 % auf Taschen für Mitglieder', 'Für Mitglieder unseres Programms, solange sie es sind.'],
      it: [
        'Borse dell’equipaggio',
        'Il 12% sulle borse per i membri',
        'Per i membri del nostro programma, finché lo sono.',
      ],
    }),
  },
  {
    ...plain,
    id: 'working-gear',
    exclusive: true,
    level: 'PRODUCT',
    rank: 28,
    benefit: { kind: 'percent', percent: 20 },
    concerns: { masterIds: [], categories: ['2210', '3210'] },
    wants: { groups: ['athlete', 'professional'] },
    texts: told({
      en: [
        'Working gear',
        '20% off jackets and smocks for athletes and professionals',
        'Takes something off where no other offer does.',
      ],
      fr: [
        'Tenue de travail',
        '20 % sur les vestes et les vareuses pour les athlètes et les professionnels',
        'Non cumulable avec d’autres offres.',
      ],
      de: [
        'Arbeitszeug',
        '20 % auf Jacken und Fischerhemden für Athleten und Profis',
        'Gilt nicht zusammen mit anderen Angeboten.',
      ],
      it: [
        'Tenuta da lavoro',
        'Il 20% su giacche e camiciotti per atleti e professionisti',
        'Non cumulabile con altre offerte.',
      ],
    }),
  },
  {
    ...plain,
    id: 'night-watch',
    level: 'PRODUCT',
    rank: 29,
    locales: european,
    benefit: { kind: 'percent', percent: 10 },
    concerns: { masterIds: [], categories: ['5200'] },
    wants: { hours: { days: [5, 6, 7], from: '20:00', until: '06:00' } },
    texts: told({
      en: [
        'Night watch',
        '10% off caps and hats, at night',
        'From Friday to Sunday, from eight in the evening until six in the morning.',
      ],
      fr: [
        'Quart de nuit',
        '10 % sur les casquettes et bonnets, la nuit',
        'Du vendredi au dimanche, de vingt heures à six heures du matin.',
      ],
      de: [
        'Nachtwache',
        '10 % auf Kappen und Mützen, bei Nacht',
        'Von Freitag bis Sonntag, von acht Uhr abends bis sechs Uhr morgens.',
      ],
      it: [
        'Guardia notturna',
        'Il 10% sui cappelli, di notte',
        'Da venerdì a domenica, dalle venti alle sei del mattino.',
      ],
    }),
  },
  {
    ...plain,
    id: 'last-tide',
    level: 'PRODUCT',
    rank: 31,
    benefit: { kind: 'percent', percent: 10 },
    wants: { price: 'reduced' },
    limits: { uses: 2000, usesEach: 2, budget: amounts(1_000_000, 1_300_000, 900_000, 1_000_000) },
    texts: told({
      en: [
        'Last tide',
        'Another 10% off what is reduced',
        'On reduced pieces, twice for each shopper, as long as the budget lasts.',
      ],
      fr: [
        'Dernière marée',
        '10 % de plus sur les articles soldés',
        'Sur les articles soldés, deux fois par personne, dans la limite du budget.',
      ],
      de: [
        'Letzte Flut',
        'Weitere 10 % auf Reduziertes',
        'Auf reduzierte Teile, zweimal je Person, solange das Budget reicht.',
      ],
      it: [
        'Ultima marea',
        'Un altro 10% su ciò che è ridotto',
        'Sui capi ridotti, due volte a persona, finché basta il budget.',
      ],
    }),
  },
  {
    ...plain,
    id: 'at-the-counter',
    group: ofOrder,
    level: 'ORDER',
    rank: 38,
    benefit: { kind: 'percent', percent: 5 },
    wants: { delivery: ['pickup', 'sts'] },
    texts: told({
      en: [
        'At the counter',
        '5% off what you collect from us',
        'On the pieces that are collected from one of our stores.',
      ],
      fr: [
        'Au comptoir',
        '5 % sur ce que vous retirez chez nous',
        'Sur les articles retirés dans l’un de nos magasins.',
      ],
      de: [
        'Am Tresen',
        '5 % auf alles, was Sie bei uns abholen',
        'Auf die Teile, die in einem unserer Stores abgeholt werden.',
      ],
      it: ['Al banco', 'Il 5% su ciò che ritiri da noi', 'Sui capi ritirati in uno dei nostri negozi.'],
    }),
  },
  {
    ...plain,
    id: 'wallet-week',
    group: ofOrder,
    level: 'ORDER',
    rank: 39,
    locales: european,
    benefit: { kind: 'amount', amounts: { GBP: 500, EUR: 500 } },
    threshold: { GBP: 5000, EUR: 5000 },
    wants: { payment: ['PAYPAL', 'DW_APPLE_PAY'] },
    texts: told({
      en: [
        'Wallet week',
        'Five off when you pay with PayPal or Apple Pay',
        'Where PayPal or Apple Pay pays at least a part of the order.',
      ],
      fr: [
        'Portefeuille léger',
        'Cinq de moins si vous payez avec PayPal ou Apple Pay',
        'Si PayPal ou Apple Pay règle au moins une partie de la commande.',
      ],
      de: [
        'Woche der Geldbörse',
        'Fünf weniger, wenn Sie mit PayPal oder Apple Pay zahlen',
        'Wenn PayPal oder Apple Pay mindestens einen Teil der Bestellung zahlt.',
      ],
      it: [
        'Settimana del portafoglio',
        'Cinque in meno se paghi con PayPal o Apple Pay',
        'Se PayPal o Apple Pay paga almeno una parte dell’ordine.',
      ],
    }),
  },
  {
    ...plain,
    id: 'fast-tide',
    level: 'SHIPPING',
    rank: 33,
    locales: american,
    benefit: { kind: 'reduced-delivery', methods: ['express'], percent: 50, amounts: null },
    texts: told({
      en: ['Fast tide', 'Express at half its price', 'Of several offers on the same delivery the best for you counts.'],
      fr: [
        'Marée rapide',
        'L’express à moitié prix',
        'Parmi plusieurs offres sur la même livraison, la plus avantageuse s’applique.',
      ],
      de: [
        'Schnelle Flut',
        'Express zum halben Preis',
        'Von mehreren Angeboten auf denselben Versand gilt das für Sie beste.',
      ],
      it: [
        'Marea veloce',
        'L’espresso a metà prezzo',
        'Tra più offerte sulla stessa consegna vale quella più conveniente.',
      ],
    }),
  },
];
