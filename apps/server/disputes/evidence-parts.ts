import type { Address } from '@eyelet/contracts/addresses/address.ts';
import type { EvidencePiece } from '@eyelet/contracts/disputes/evidence.ts';
import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import { newestLetters } from '@eyelet/domain/disputes/newest-letters.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { parcelOf } from '@eyelet/domain/orders/carriers.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { paymentName } from '../orders/mail/payment-name.ts';
import { scansView } from '../orders/travel.ts';
import type { PaperPart } from '../papers/paper.ts';
import { type Known, namedAddresses } from './known.ts';

/** How evidence is worded. */
export type EvidenceWords = Readonly<{
  t: Translate;
  market: Market;
  price: (minor: number) => string;
  /** Of a day without a time, YYYY-MM-DD. */
  day: (day: string) => string;
  time: (at: string | Date) => string;
}>;

type Parts = readonly PaperPart[];

const pieces: Readonly<Record<EvidencePiece, (known: Known, words: EvidenceWords) => Parts>> = {
  order: orderParts,
  invoice: invoiceParts,
  addresses: addressParts,
  delivery: deliveryParts,
  correspondence: correspondenceParts,
  refunds: refundParts,
  terms: termsParts,
};

/** What a piece of evidence says, under its heading; nothing where the shop knows nothing of it. */
export function partsOfPiece(piece: EvidencePiece, known: Known, words: EvidenceWords): Parts {
  const parts = pieces[piece](known, words);
  const heading: MessageKey = `paper.evidence.piece.${piece}`;
  return parts.length === 0 ? [] : [{ kind: 'heading', text: words.t(heading) }, ...parts];
}

function orderParts({ order }: Known, { t, price, time }: EvidenceWords): Parts {
  const { shipping_total, tax_total, tax_included, total } = order.order;
  const paid = `${t('order.paidWith')}: ${order.payments.map((payment) => paymentName(payment, t)).join(', ')}`;
  return [
    { kind: 'text', text: `${t('paper.evidence.placed', { when: time(order.placedAt) })} · ${paid}` },
    {
      kind: 'table',
      columns: [
        { title: t('paper.item'), share: 6 },
        { title: t('paper.note.sku'), share: 4 },
        { title: t('paper.quantity'), share: 2, end: true },
        { title: t(tax_included ? 'paper.amount.gross' : 'paper.amount.net'), share: 3, end: true },
      ],
      rows: order.lines.map((line) => [
        `${line.name}, ${line.colour}, ${line.size}`,
        line.sku,
        String(line.qty),
        price(line.row_after_order_discount),
      ]),
    },
    {
      kind: 'sums',
      rows: [
        { label: t('order.deliveredBy'), value: price(shipping_total) },
        ...(tax_included ? [] : [{ label: t('paper.evidence.tax'), value: price(tax_total) }]),
        { label: t('paper.total'), value: price(total), strong: true },
      ],
    },
  ];
}

function invoiceParts({ papers }: Known, { t, price, day }: EvidenceWords): Parts {
  if (papers.length === 0) return [];
  const rows = papers.map((one) => [one.number, day(one.issuedOn), price(one.total), one.invoice ?? '']);
  const columns = [
    { title: t('paper.evidence.number'), share: 4 },
    { title: t('paper.evidence.when'), share: 3 },
    { title: t('paper.total'), share: 3, end: true },
    { title: t('paper.evidence.corrects'), share: 4 },
  ];
  return [{ kind: 'table', columns, rows }];
}

/** The addresses as the buyer has named them; what goes to a store or by email has none to compare. */
function addressParts({ order }: Known, { t, market }: EvidenceWords): Parts {
  const { billing, email } = order.order;
  const linesOf = (one: Address) => addressLines(one, countryName(one.country, market.tag));
  const billed = billing ? linesOf(billing) : [];
  const places = namedAddresses(order).map(linesOf);
  if (billed.length === 0 && places.length === 0) return [];
  const isSame = places.every((lines) => lines.join('\n') === billed.join('\n'));
  const compared = t(isSame ? 'paper.evidence.sameAddress' : 'paper.evidence.otherAddress');
  return [
    {
      kind: 'blocks',
      blocks: [
        { title: t('order.billTo'), lines: [...billed, email] },
        ...places.slice(0, 2).map((lines) => ({ title: t('order.shipTo'), lines })),
      ],
    },
    ...(billed.length > 0 && places.length > 0 ? [{ kind: 'text', text: compared } as const] : []),
    { kind: 'text', text: t('paper.evidence.checked') },
  ];
}

function deliveryParts({ order }: Known, { t, time }: EvidenceWords): Parts {
  const columns = [
    { title: t('paper.evidence.when'), share: 4 },
    { title: t('paper.evidence.state'), share: 4 },
    { title: t('paper.evidence.place'), share: 5 },
  ];
  const parcels = order.parcels.flatMap((parcel): Parts => {
    const { tracking_number: number, handed_over_at: at } = parcel;
    const carrier = parcelOf(parcel.carrier, number)?.carrier ?? parcel.carrier;
    const rows = scansView(parcel.scans).map(({ at, state, place }) => [time(at), t(`purchases.scan.${state}`), place]);
    return [
      { kind: 'text', text: t('paper.evidence.handedOver', { carrier, number, when: time(at) }) },
      ...(rows.length === 0 ? [] : [{ kind: 'table', columns, rows } as const]),
    ];
  });
  const arrivals = order.shipments.flatMap(({ delivered_at: at, store_name: store }): Parts => {
    if (at === null) return [];
    const text =
      store === null
        ? t('paper.evidence.arrived', { when: time(at) })
        : t('paper.evidence.collected', { store, when: time(at) });
    return [{ kind: 'text', text }];
  });
  return [...parcels, ...arrivals];
}

/** The newest letters for which a paper has room, the oldest of them first, and how many it leaves out. */
function correspondenceParts({ letters: { letters, total } }: Known, { t, time }: EvidenceWords): Parts {
  const shown = newestLetters(letters);
  const count = total - shown.length;
  return [
    ...(count > 0 ? [{ kind: 'text', text: t('paper.evidence.leftOut', { count }), quiet: true } as const] : []),
    ...shown.flatMap((one): Parts => {
      const about = { when: time(one.written_at), reference: one.reference };
      const fromBuyer = one.signed_in ? 'paper.evidence.fromBuyer' : 'paper.evidence.fromUnsigned';
      return [
        { kind: 'text', text: t(one.kind === 'message' ? fromBuyer : 'paper.evidence.fromShop', about), quiet: true },
        { kind: 'text', text: one.text },
      ];
    }),
  ];
}

function refundParts({ givenBack }: Known, { t, price, time }: EvidenceWords): Parts {
  if (givenBack.length === 0) return [];
  const sum = givenBack.reduce((all, { amount }) => all + amount, 0);
  return [
    {
      kind: 'sums',
      rows: [
        ...givenBack.map(({ at, amount }) => ({ label: time(at), value: price(amount) })),
        { label: t('paper.total'), value: price(sum), strong: true },
      ],
    },
  ];
}

function termsParts({ order }: Known, { t, time }: EvidenceWords): Parts {
  const { terms_page: page, terms_version: version } = order.order;
  if (page === null || version === null) return [];
  return [
    {
      kind: 'text',
      text: t('paper.evidence.termsText', { page, version: String(version), when: time(order.placedAt) }),
    },
  ];
}
