import { block, type DemoPage, type PageText } from './page.ts';

type Words = Readonly<{
  title: string;
  lead: string;
  /** Above the words for a segment, and above those of the experiment. */
  note: string;
  workshop: string;
  /** What each segment reads, in their order. */
  segments: Readonly<Record<string, string>>;
  baseline: string;
  /** The ways of an experiment to say the same. */
  mending: string;
  mendingShort: string;
  mendingStory: string;
  mendingLink: string;
  ways: string;
  waysText: string;
  products: string;
  letters: string;
  lettersText: string;
  event: string;
  eventDone: string;
}>;

const text = (title: string, richText: string) =>
  block('rich-text', { title, titleStyle: 'medium', richText: `<p>${richText}</p>` }, 2);

/** What a page of the brand can do: words and products for whoever reads it, an experiment, and every form there is. */
function pageText(say: Words): PageText {
  const note = (words: string) => [text(say.note, words)];
  const mending = (words: string) => [
    text(say.workshop, `${words} <a href="/events/mending-days">${say.mendingLink}</a>`),
  ];
  return {
    title: say.title,
    description: say.lead,
    seo: { title: say.title, description: say.lead },
    blocks: [
      block('rich-text', { title: say.title, lead: say.lead, sections: [] }),
      block('segmentation', {
        segments: Object.entries(say.segments).map(([id, words]) => ({ id, targets: note(words) })),
        baselines: note(say.baseline),
      }),
      block('experience', {
        experienceId: 'mending-words',
        trackingEvent: 'mending_words',
        baselines: mending(say.mending),
        variants: [
          { name: 'Short', variantId: 'mending-short', targets: mending(say.mendingShort) },
          { name: 'Story', variantId: 'mending-story', targets: mending(say.mendingStory) },
        ],
      }),
      block('catalogue-grid', { title: say.products, categoryId: '1000', sort: 'newest', count: 4 }),
      text(say.ways, say.waysText),
      block('newsletter', { title: say.letters, text: say.lettersText }),
      block('event-sign-up', { eventId: 'mending-days', title: say.event, confirmationTitle: say.eventDone }),
    ],
  };
}

export const forYou: DemoPage = {
  slug: 'for-you',
  texts: {
    en: pageText({
      title: 'For you',
      lead: 'This page reads differently for each of us.',
      note: 'A word to you',
      workshop: 'At the bench',
      segments: {
        employee: 'Good to see you. The canteen has soup, and your discount is in the cart.',
        both: 'Both programmes know you. The better of the two prices counts.',
        wranx: 'Thank you for the work that you do. Your professional price is in the cart.',
        ipa: 'You teach others to go out. Your professional price is in the cart.',
        athlete: 'Train well. What is left of this year’s credit is in your account.',
        loyalty: 'You are a member: each order brings points, and points bring rewards.',
        cartNotEmpty: 'Something waits in your cart. We hold nothing back, so do not wait too long.',
        loggedIn: 'Good to have you back.',
      },
      baseline: 'New here? <a href="/sign-up">An account</a> keeps your sizes, orders and what you like.',
      mending: 'We mend what we make.',
      mendingShort: 'Worn? We mend it.',
      mendingStory: 'A seam that opened at sea is closed again at the bench, for as long as you wear it.',
      mendingLink: 'Mending days',
      products: 'Just in',
      ways: 'Pay as you like',
      waysText: 'Card, PayPal, Apple Pay or later, in <a href="/cart">the cart</a> and at each product.',
      letters: 'Letters from the shore',
      lettersText: 'New shades, repairs, weather. Twice a month at most.',
      event: 'Two days at the bench',
      eventDone: 'Your seat is kept.',
    }),
    de: pageText({
      title: 'Für Sie',
      lead: 'Diese Seite liest sich für alle ein wenig anders.',
      note: 'Ein Wort an Sie',
      workshop: 'Aus der Werkstatt',
      segments: {
        employee: 'Schön, dass du da bist. In der Kantine gibt es Suppe, dein Rabatt steht im Warenkorb.',
        both: 'Beide Programme kennen Sie. Es gilt der bessere der beiden Preise.',
        wranx: 'Danke für Ihre Arbeit. Ihr Preis für Profis steht im Warenkorb.',
        ipa: 'Sie bringen andere nach draußen. Ihr Preis für Profis steht im Warenkorb.',
        athlete: 'Gutes Training. Was vom Guthaben dieses Jahres übrig ist, steht in Ihrem Konto.',
        loyalty: 'Sie sind Mitglied: Jede Bestellung bringt Punkte, und Punkte bringen Prämien.',
        cartNotEmpty:
          'In Ihrem Warenkorb wartet etwas. Zurücklegen können wir es nicht, also warten Sie nicht zu lange.',
        loggedIn: 'Schön, dass Sie wieder da sind.',
      },
      baseline: 'Neu hier? <a href="/sign-up">Ein Konto</a> merkt sich Größen, Bestellungen und was Ihnen gefällt.',
      mending: 'Wir reparieren, was wir machen.',
      mendingShort: 'Abgetragen? Wir reparieren es.',
      mendingStory:
        'Eine Naht, die auf See aufging, wird an der Werkbank wieder geschlossen, solange Sie das Stück tragen.',
      mendingLink: 'Reparaturtage',
      products: 'Gerade angekommen',
      ways: 'Zahlen, wie Sie mögen',
      waysText: 'Karte, PayPal, Apple Pay oder später, im <a href="/cart">Warenkorb</a> und bei jedem Produkt.',
      letters: 'Briefe von der Küste',
      lettersText: 'Neue Farben, Reparaturen, Wetter. Höchstens zweimal im Monat.',
      event: 'Zwei Tage an der Werkbank',
      eventDone: 'Ihr Platz ist reserviert.',
    }),
    fr: pageText({
      title: 'Pour vous',
      lead: 'Cette page se lit un peu différemment pour chacun.',
      note: 'Un mot pour vous',
      workshop: 'À l’atelier',
      segments: {
        employee: 'Content de te voir. Il y a de la soupe à la cantine, et ta remise est dans le panier.',
        both: 'Les deux programmes vous connaissent. Le meilleur des deux prix s’applique.',
        wranx: 'Merci pour le travail que vous faites. Votre prix professionnel est dans le panier.',
        ipa: 'Vous emmenez les autres dehors. Votre prix professionnel est dans le panier.',
        athlete: 'Bon entraînement. Le reste de votre crédit de l’année figure dans votre compte.',
        loyalty: 'Vous êtes membre : chaque commande rapporte des points, et les points des récompenses.',
        cartNotEmpty: 'Quelque chose attend dans votre panier. Nous ne pouvons pas le réserver, ne tardez pas trop.',
        loggedIn: 'Ravis de vous revoir.',
      },
      baseline:
        'Première visite ? <a href="/sign-up">Un compte</a> garde vos tailles, vos commandes et ce qui vous plaît.',
      mending: 'Nous réparons ce que nous faisons.',
      mendingShort: 'Usé ? Nous le réparons.',
      mendingStory: 'Une couture ouverte en mer se referme à l’établi, aussi longtemps que vous la portez.',
      mendingLink: 'Journées réparation',
      products: 'Tout juste arrivés',
      ways: 'Payez comme vous voulez',
      waysText: 'Carte, PayPal, Apple Pay ou plus tard, dans <a href="/cart">le panier</a> et sur chaque produit.',
      letters: 'Lettres du rivage',
      lettersText: 'Nouvelles teintes, réparations, météo. Deux fois par mois au plus.',
      event: 'Deux jours à l’établi',
      eventDone: 'Votre place est réservée.',
    }),
    it: pageText({
      title: 'Per te',
      lead: 'Questa pagina si legge in modo un po’ diverso per ognuno.',
      note: 'Una parola per te',
      workshop: 'In laboratorio',
      segments: {
        employee: 'Che bello vederti. In mensa c’è la zuppa, e il tuo sconto è nel carrello.',
        both: 'Entrambi i programmi ti conoscono. Vale il migliore dei due prezzi.',
        wranx: 'Grazie per il lavoro che fai. Il tuo prezzo professionale è nel carrello.',
        ipa: 'Porti gli altri all’aperto. Il tuo prezzo professionale è nel carrello.',
        athlete: 'Buon allenamento. Ciò che resta del credito di quest’anno è nel tuo account.',
        loyalty: 'Sei membro: ogni ordine porta punti, e i punti portano premi.',
        cartNotEmpty: 'Qualcosa aspetta nel carrello. Non possiamo metterlo da parte, quindi non aspettare troppo.',
        loggedIn: 'È bello rivederti.',
      },
      baseline: 'Prima volta qui? <a href="/sign-up">Un account</a> ricorda taglie, ordini e ciò che ti piace.',
      mending: 'Ripariamo ciò che facciamo.',
      mendingShort: 'Consumato? Lo ripariamo.',
      mendingStory: 'Una cucitura che si è aperta in mare si richiude al banco, finché la indossi.',
      mendingLink: 'Giornate della riparazione',
      products: 'Appena arrivati',
      ways: 'Paga come vuoi',
      waysText: 'Carta, PayPal, Apple Pay o più tardi, nel <a href="/cart">carrello</a> e su ogni prodotto.',
      letters: 'Lettere dalla riva',
      lettersText: 'Nuove tinte, riparazioni, tempo. Al massimo due volte al mese.',
      event: 'Due giorni al banco',
      eventDone: 'Il tuo posto è riservato.',
    }),
  },
};
