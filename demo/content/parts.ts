import { type Block, block, itemOfBlocks } from './page.ts';

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
