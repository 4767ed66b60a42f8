import { type Block, block, itemOfBlocks } from './page.ts';
import { spot } from './scenes.ts';

type Labels = Readonly<{
  help: string;
  delivery: string;
  stores: string;
  returns: string;
  tracking: string;
  warranty: string;
  giftCards: string;
  contact: string;
  house: string;
  about: string;
  journal: string;
  membership: string;
  promotions: string;
  events: string;
  privacy: string;
  terms: string;
  /** Links that the law of the countries of this language requires besides the terms. */
  legal?: readonly Readonly<{ label: string; href: string }>[];
}>;

/** The footer consists of groups of links. */
function footerText(label: Labels): readonly Block[] {
  return [
    block('footer-item', {
      title: label.help,
      targets: [
        link(label.delivery, '/help-delivery'),
        link(label.returns, '/help/returns/how-to-return'),
        link(label.tracking, '/track-order'),
        link(label.warranty, '/help/warranty'),
        link(label.giftCards, '/gift-card'),
        link(label.stores, '/store-locator'),
        link(label.contact, '/help/contact-us'),
      ],
    }),
    block('footer-item', {
      title: label.house,
      targets: [
        link(label.about, '/about'),
        link(label.journal, '/articles'),
        link(label.events, '/events'),
        link(label.membership, '/loyalty'),
        link(label.promotions, '/promotions'),
        link(label.privacy, '/privacy'),
        link(label.terms, '/sale-terms'),
        ...(label.legal ?? []).map((one) => link(one.label, one.href)),
      ],
    }),
  ];
}

const link = (text: string, url: string) => ({ text, url });

const american: Labels = {
  help: 'Help',
  delivery: 'Shipping',
  stores: 'Stores',
  returns: 'Returns',
  tracking: 'Track an order',
  warranty: 'Warranty',
  giftCards: 'Gift cards',
  contact: 'Contact',
  house: 'Skerry',
  about: 'About us',
  journal: 'Journal',
  membership: 'Membership',
  promotions: 'Promotions',
  events: 'Events',
  privacy: 'Privacy',
  terms: 'Terms of sale',
  legal: [
    { label: 'Cookies', href: '/cookies' },
    { label: 'Right of withdrawal', href: '/withdrawal' },
    { label: 'Company information', href: '/legal-notice' },
  ],
};

export const footer = itemOfBlocks(
  { kind: 'footer', key: 'main', name: 'Footer' },
  {
    en: footerText(american),
    'en-gb': footerText({ ...american, delivery: 'Delivery' }),
    fr: footerText({
      help: 'Aide',
      delivery: 'Livraison',
      stores: 'Magasins',
      returns: 'Retours',
      tracking: 'Suivre une commande',
      warranty: 'Garantie',
      giftCards: 'Cartes cadeaux',
      contact: 'Contact',
      house: 'Skerry',
      about: 'À propos',
      journal: 'Journal',
      membership: 'Fidélité',
      promotions: 'Promotions',
      events: 'Événements',
      privacy: 'Confidentialité',
      terms: 'Conditions de vente',
      legal: [
        { label: 'Cookies', href: '/cookies' },
        { label: 'Droit de rétractation', href: '/withdrawal' },
        { label: 'Mentions légales', href: '/legal-notice' },
      ],
    }),
    de: footerText({
      help: 'Hilfe',
      delivery: 'Lieferung',
      stores: 'Stores',
      returns: 'Rückgabe',
      tracking: 'Bestellung verfolgen',
      warranty: 'Garantie',
      giftCards: 'Geschenkkarten',
      contact: 'Kontakt',
      house: 'Skerry',
      about: 'Über uns',
      journal: 'Journal',
      membership: 'Mitgliedschaft',
      promotions: 'Aktionen',
      events: 'Veranstaltungen',
      privacy: 'Datenschutz',
      terms: 'AGB',
      legal: [
        { label: 'Cookies', href: '/cookies' },
        { label: 'Widerrufsrecht', href: '/withdrawal' },
        { label: 'Impressum', href: '/legal-notice' },
      ],
    }),
    it: footerText({
      help: 'Aiuto',
      delivery: 'Consegna',
      stores: 'Negozi',
      returns: 'Resi',
      tracking: 'Segui un ordine',
      warranty: 'Garanzia',
      giftCards: 'Carte regalo',
      contact: 'Contatti',
      house: 'Skerry',
      about: 'Chi siamo',
      journal: 'Diario',
      membership: 'Programma fedeltà',
      promotions: 'Promozioni',
      events: 'Eventi',
      privacy: 'Privacy',
      terms: 'Condizioni di vendita',
      legal: [
        { label: 'Cookie', href: '/cookies' },
        { label: 'Diritto di recesso', href: '/withdrawal' },
        { label: 'Note legali', href: '/legal-notice' },
      ],
    }),
  },
);

function tilesText(first: readonly [string, string], second: readonly [string, string]): readonly Block[] {
  return [spot('scene-journal-1', ...first), spot('scene-journal-2', ...second)];
}

/** Editorial tiles that stand between the products of a listing. */
export const listingTiles = itemOfBlocks(
  { kind: 'section', key: 'listing', name: 'Between the products' },
  {
    en: tilesText(
      ['Dry by the time the kettle sings', 'What we ask of every fabric.'],
      ['Salt is not dirt', 'Brush it off when it has dried.'],
    ),
    fr: tilesText(
      ['Sec avant que l’eau ne chante', 'Ce que nous demandons à chaque tissu.'],
      ['Le sel n’est pas une tache', 'Brossez-le quand il a séché.'],
    ),
    de: tilesText(
      ['Trocken, bis der Kessel singt', 'Was jeder Stoff können muss.'],
      ['Salz ist kein Schmutz', 'Abbürsten, wenn es trocken ist.'],
    ),
    it: tilesText(
      ['Asciutto prima che il bollitore canti', 'Quello che chiediamo a ogni tessuto.'],
      ['Il sale non è sporco', 'Spazzolalo quando è asciutto.'],
    ),
  },
);
