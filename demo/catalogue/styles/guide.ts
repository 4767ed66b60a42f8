import { stylesOf } from '../compose.ts';

export const guides = stylesOf('guide', [
  {
    id: 'MEND88',
    name: 'Mend',
    gender: 'unisex',
    cut: 1,
    dollars: 9,
    surfaces: ['twill', 'twill'],
    colours: ['kelp'],
    activities: ['everyday'],
    popularity: 40,
    launched: '2025-01-10',
    says: {
      en: 'Five repairs that keep shoes and knitwear going, drawn and explained.',
      fr: 'Cinq réparations qui prolongent chaussures et maille, dessinées et expliquées.',
      de: 'Fünf Reparaturen, die Schuhe und Strick länger halten, gezeichnet und erklärt.',
      it: 'Cinque riparazioni che allungano la vita a scarpe e maglie, disegnate e spiegate.',
    },
    body: {
      en: 'Made for an evening at the table and for a phone on the boat. Download it as soon as it is paid for.',
      fr: 'Pour une soirée à table et pour le téléphone à bord. À télécharger dès le paiement.',
      de: 'Für einen Abend am Tisch und fürs Telefon an Bord. Zum Herunterladen, sobald bezahlt ist.',
      it: 'Per una sera al tavolo e per il telefono in barca. Si scarica appena pagata.',
    },
    material: {
      en: 'A PDF file to read or to print, A4.',
      fr: 'Un fichier PDF à lire ou à imprimer, A4.',
      de: 'Eine PDF-Datei zum Lesen oder Drucken, A4.',
      it: 'Un file PDF da leggere o stampare, A4.',
    },
    care: {
      en: 'Keep a copy where you keep your tools.',
      fr: 'Garder une copie avec ses outils.',
      de: 'Eine Kopie beim Werkzeug aufbewahren.',
      it: 'Tenere una copia insieme agli attrezzi.',
    },
    fit: {
      en: 'In the language of the shop where you buy it.',
      fr: 'Dans la langue de la boutique où vous l’achetez.',
      de: 'In der Sprache des Shops, in dem Sie kaufen.',
      it: 'Nella lingua del negozio in cui acquisti.',
    },
    special: 'digital-guide',
  },
]);
