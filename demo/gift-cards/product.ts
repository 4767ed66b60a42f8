import type { ProductRecord } from '@eyelet/db/catalogue/product-record.ts';
import type { Currency } from '@eyelet/domain/money/currency.ts';
import { upcOfSku } from '../catalogue/upc-of-sku.ts';

const masterId = 'SKCARD90';
const productId = `${masterId}SHR`;

const priceLists: readonly Currency[] = ['USD', 'CAD', 'GBP', 'EUR'];

/**
 * The digital gift card: mailed, of any amount within its limits. Its price is the smallest amount, and no listing
 * shows it.
 */
export const giftCardProduct: ProductRecord = {
  masterId,
  gender: 'unisex',
  activities: [],
  productType: 'digital',
  presale: false,
  customs: false,
  storeOnly: false,
  notifyMe: false,
  listed: false,
  gift: false,
  giftOption: false,
  giftCard: true,
  sizeScale: 'one-size',
  maxQty: 10,
  setMembers: [],
  launchedAt: '2025-01-10T00:00:00.000Z',
  popularity: 0,
  categories: ['5400'],
  texts: {
    en: {
      slug: 'gift-card',
      name: 'Gift card',
      kind: 'Sent by email',
      description: 'An amount of your choice, sent by email on the day you like.',
      points: ['Good for everything in the shop', 'What is left stays on the card', 'With your own words'],
      material: 'A number and a PIN, in an email to keep or to print.',
      care: 'Keep number and PIN to yourself.',
      fit: 'Spent in the currency in which it was bought.',
    },
    fr: {
      slug: 'carte-cadeau',
      name: 'Carte cadeau',
      kind: 'Envoyée par e-mail',
      description: 'Le montant de votre choix, envoyé par e-mail le jour qui vous convient.',
      points: ['Valable sur toute la boutique', 'Le reste est conservé sur la carte', 'Avec vos propres mots'],
      material: 'Un numéro et un code PIN, dans un e-mail à garder ou à imprimer.',
      care: 'Gardez le numéro et le code PIN pour vous.',
      fit: 'Utilisable dans la devise de l’achat.',
    },
    de: {
      slug: 'geschenkkarte',
      name: 'Geschenkkarte',
      kind: 'Per E-Mail verschickt',
      description: 'Ein Betrag Ihrer Wahl, per E-Mail an dem Tag, den Sie bestimmen.',
      points: ['Einlösbar für alles im Shop', 'Was übrig ist, bleibt auf der Karte', 'Mit Ihren eigenen Worten'],
      material: 'Eine Nummer und eine PIN, in einer E-Mail zum Aufheben oder Drucken.',
      care: 'Behalten Sie Nummer und PIN für sich.',
      fit: 'Einlösbar in der Währung des Kaufs.',
    },
    it: {
      slug: 'carta-regalo',
      name: 'Carta regalo',
      kind: 'Inviata via e-mail',
      description: 'Un importo a scelta, inviato via e-mail nel giorno che preferisci.',
      points: ['Vale per tutto il negozio', 'Quello che resta rimane sulla carta', 'Con le tue parole'],
      material: 'Un numero e un PIN, in un’e-mail da conservare o stampare.',
      care: 'Tieni per te numero e PIN.',
      fit: 'Si usa nella valuta dell’acquisto.',
    },
  },
  colourways: [
    {
      productId,
      family: 'black',
      swatch: '#10201f',
      pictures: [`${productId}-front`],
      names: { en: 'Shore', fr: 'Rivage', de: 'Ufer', it: 'Riva' },
      skus: [{ upc: upcOfSku(`${productId}-OS`), size: 'OS' }],
      prices: priceLists.map((priceList) => ({
        priceList,
        amount: 1000,
        original: 1000,
        from: '1970-01-01T00:00:00.000Z',
        until: null,
      })),
    },
  ],
};

const printedId = 'SKCARD91';

/** The printed gift card: sent with the goods of its order, of the same amounts and designs. */
export const printedGiftCardProduct: ProductRecord = {
  ...giftCardProduct,
  masterId: printedId,
  productType: 'standard',
  texts: {
    en: {
      slug: 'printed-gift-card',
      name: 'Printed gift card',
      kind: 'Sent by post',
      description: 'An amount of your choice, printed with your words and sent by post.',
      points: ['Good for everything in the shop', 'What is left stays on the card', 'With your own words'],
      material: 'A sheet with number and PIN, to keep or to give.',
      care: 'Keep number and PIN to yourself.',
      fit: 'Spent in the currency in which it was bought.',
    },
    fr: {
      slug: 'carte-cadeau-imprimee',
      name: 'Carte cadeau imprimée',
      kind: 'Envoyée par la poste',
      description: 'Le montant de votre choix, imprimé avec vos mots et envoyé par la poste.',
      points: ['Valable sur toute la boutique', 'Le reste est conservé sur la carte', 'Avec vos propres mots'],
      material: 'Une feuille avec le numéro et le code PIN, à garder ou à offrir.',
      care: 'Gardez le numéro et le code PIN pour vous.',
      fit: 'Utilisable dans la devise de l’achat.',
    },
    de: {
      slug: 'gedruckte-geschenkkarte',
      name: 'Gedruckte Geschenkkarte',
      kind: 'Per Post verschickt',
      description: 'Ein Betrag Ihrer Wahl, mit Ihren Worten gedruckt und per Post verschickt.',
      points: ['Einlösbar für alles im Shop', 'Was übrig ist, bleibt auf der Karte', 'Mit Ihren eigenen Worten'],
      material: 'Ein Blatt mit Nummer und PIN, zum Aufheben oder Verschenken.',
      care: 'Behalten Sie Nummer und PIN für sich.',
      fit: 'Einlösbar in der Währung des Kaufs.',
    },
    it: {
      slug: 'carta-regalo-stampata',
      name: 'Carta regalo stampata',
      kind: 'Spedita per posta',
      description: 'Un importo a scelta, stampato con le tue parole e spedito per posta.',
      points: ['Vale per tutto il negozio', 'Quello che resta rimane sulla carta', 'Con le tue parole'],
      material: 'Un foglio con numero e PIN, da conservare o regalare.',
      care: 'Tieni per te numero e PIN.',
      fit: 'Si usa nella valuta dell’acquisto.',
    },
  },
  colourways: giftCardProduct.colourways.map((colourway) => ({
    ...colourway,
    productId: `${printedId}SHR`,
    skus: [{ upc: upcOfSku(`${printedId}SHR-OS`), size: 'OS' }],
  })),
};
