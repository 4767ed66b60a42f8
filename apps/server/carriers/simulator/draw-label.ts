import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import { carriers } from '@eyelet/domain/orders/carriers.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { LabelWish } from '../../labels/label-service.ts';
import { writePaper } from '../../papers/write-paper.ts';

/** The label of a simulated parcel: where it goes and where it comes from, and its number as text and QR code. */
export function drawLabel(wish: LabelWish, trackingNumber: string): Promise<Buffer> {
  const { language, shopName, from, to, carrier, grams, orderNumber, returnId, now } = wish;
  const t = createMessages(language);
  const nameOf = (country: string) => countryName(country, language);
  const town = [from.postalCode, from.city, from.province].filter(Boolean).join(' ');
  const place = [from.name, from.addressLine1, town, from.country === '' ? '' : nameOf(from.country)].filter(Boolean);
  const shopper = addressLines(to, nameOf(to.country));
  const [receiver, sender] = returnId === null ? [shopper, place] : [place, shopper];
  return writePaper({
    title: t('paper.parcel.title', { carrier: carriers[carrier].name }),
    language,
    shopName,
    issuedAt: now,
    parts: [
      {
        kind: 'blocks',
        blocks: [
          { title: t('paper.label.to'), lines: receiver },
          { title: t('paper.parcel.from'), lines: sender },
        ],
      },
      { kind: 'code', content: trackingNumber, label: trackingNumber },
      { kind: 'text', text: t('paper.parcel.weight', { kilograms: grams / 1000 }) },
      ...(returnId === null ? [] : [{ kind: 'text', text: t('paper.label.code', { number: returnId }) } as const]),
      { kind: 'text', text: t('order.numberIs', { number: orderNumber }) },
      { kind: 'text', text: t('paper.parcel.simulated'), quiet: true },
    ],
    foot: [],
  });
}
