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
      en: 'Sent by mail to whoever you choose.',
      fr: 'Envoyée par e-mail à qui vous voulez.',
      de: 'Kommt per E-Mail zu wem auch immer.',
      it: 'Inviata per e-mail a chi vuoi.',
    },
    special: 'digital-gift-card',
  },
]);
