import { stylesOf } from '../compose.ts';

export const giftCards = stylesOf('gift-card', [
  {
    id: 'GIFT88',
    name: 'Gift Card',
    gender: 'unisex',
    cut: 1,
    dollars: 25,
    surfaces: ['twill', 'twill'],
    colours: ['kelp', 'ink', 'foam'],
    activities: ['everyday'],
    popularity: 40,
    launched: '2025-01-10',
    says: {
      en: 'Sent by e-mail to whoever you choose.',
      fr: 'Envoyée par e-mail à qui vous voulez.',
      de: 'Kommt per E-Mail zu wem auch immer.',
      it: 'Inviata per e-mail a chi vuoi.',
    },
    body: {
      en: 'Good for everything in the shop, in one order or in several. It has no end date.',
      fr: 'Valable sur toute la boutique, en une commande ou plusieurs. Sans date limite.',
      de: 'Für alles im Shop, in einer Bestellung oder in mehreren. Ohne Ablaufdatum.',
      it: 'Valida su tutto il negozio, in un ordine o in più d’uno. Senza scadenza.',
    },
    material: {
      en: 'A code in an e-mail.',
      fr: 'Un code dans un e-mail.',
      de: 'Ein Code in einer E-Mail.',
      it: 'Un codice in un’e-mail.',
    },
    care: {
      en: 'Keep the e-mail until it is spent.',
      fr: 'Garder l’e-mail jusqu’au dernier centime.',
      de: 'Die E-Mail behalten, bis nichts mehr übrig ist.',
      it: 'Conservare l’e-mail fino all’ultimo centesimo.',
    },
    fit: { en: 'Four amounts.', fr: 'Quatre montants.', de: 'Vier Beträge.', it: 'Quattro importi.' },
    special: 'digital-gift-card',
  },
]);
