import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import { carriers } from '@eyelet/domain/orders/carriers.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { writePaper } from '../../papers/write-paper.ts';
import type { LabelWish } from '../label-service.ts';

/** The label of a simulated parcel: where it goes and where it comes from, and its number as text and QR code. */
export function drawLabel(wish: LabelWish, trackingNumber: string): Promise<Buffer> {
  const { language, shopName, from, to, carrier, grams, orderNumber, now } = wish;
  const t = createMessages(language);
  const nameOf = (country: string) => countryName(country, language);
  const town = [from.postalCode, from.city, from.province].filter(Boolean).join(' ');
  const sender = [from.name, from.addressLine1, town, from.country === '' ? '' : nameOf(from.country)];
  return writePaper({
    title: t('paper.parcel.title', { carrier: carriers[carrier].name }),
    language,
    shopName,
    issuedAt: now,
    parts: [
      {
        kind: 'blocks',
        blocks: [
          { title: t('paper.label.to'), lines: addressLines(to, nameOf(to.country)) },
          { title: t('paper.parcel.from'), lines: sender.filter(Boolean) },
        ],
      },
      { kind: 'code', content: trackingNumber, label: trackingNumber },
      { kind: 'text', text: t('paper.parcel.weight', { kilograms: grams / 1000 }) },
      { kind: 'text', text: t('order.numberIs', { number: orderNumber }) },
      { kind: 'text', text: t('paper.parcel.simulated'), quiet: true },
    ],
    foot: [],
  });
}
