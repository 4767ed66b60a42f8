import type { EvidencePiece } from '@eyelet/contracts/disputes/evidence.ts';
import type { NamedDispute } from '@eyelet/db/disputes/dispute.ts';
import type { evidencePictures } from '@eyelet/db/disputes/picture.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Currency } from '@eyelet/domain/money/currency.ts';
import { formatMinor } from '@eyelet/domain/money/format.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Shop } from '../kernel/shop.ts';
import { dateFormat } from '../mail/date-format.ts';
import { shopNameOf } from '../mail/sender.ts';
import type { PaperPart } from '../papers/paper.ts';
import { sellerOf } from '../papers/seller-of.ts';
import { writePaper } from '../papers/write-paper.ts';
import { type EvidenceWords, partsOfPiece } from './evidence-parts.ts';
import type { Known } from './known.ts';

type Gathered = Readonly<{
  known: Known;
  pieces: readonly EvidencePiece[];
  text: string;
  pictures: Awaited<ReturnType<typeof evidencePictures>>;
}>;

/** What the shop says against a dispute as one paper, in the language of the market in which the payer has bought. */
export function drawEvidence(
  shop: Shop,
  dispute: NamedDispute,
  { known, pieces, text, pictures }: Gathered,
): Promise<Buffer> {
  const { locale } = known.order.order;
  const market = marketByHeader(locale) ?? defaultMarket;
  const t = createMessages(market.tag);
  const days = dateFormat(market.tag, { dateStyle: 'long', timeZone: market.timeZone });
  const times = dateFormat(market.tag, { dateStyle: 'long', timeStyle: 'short', timeZone: market.timeZone });
  const words: EvidenceWords = {
    ...{ t, market },
    price: (minor) => formatMinor(minor, dispute.currency as Currency, market.tag),
    day: (at) => days.format(new Date(at)),
    time: (at) => times.format(new Date(at)),
  };
  const about = { amount: words.price(dispute.amount), day: words.day(dispute.opened_at) };
  const own: readonly PaperPart[] =
    text.trim() === ''
      ? []
      : [
          { kind: 'heading', text: t('paper.evidence.own') },
          ...paragraphsOf(text).map((one) => ({ kind: 'text', text: one }) as const),
        ];
  const shown: readonly PaperPart[] =
    pictures.length === 0
      ? []
      : [
          { kind: 'page' },
          { kind: 'heading', text: t('paper.evidence.pictures') },
          ...pictures.map(({ name, content, width, height }) => {
            return { kind: 'picture', label: name, ...{ content, width, height } } as const;
          }),
        ];
  const seller = sellerOf(shop, locale);
  return writePaper({
    title: t('paper.evidence.title', { number: dispute.order_number }),
    language: market.tag,
    shopName: shopNameOf(shop),
    issuedAt: shop.clock(),
    parts: [
      { kind: 'text', text: t('paper.evidence.about', about) },
      ...own,
      ...pieces.flatMap((piece) => partsOfPiece(piece, known, words)),
      ...shown,
    ],
    foot: seller ? [[seller.name, ...seller.address].join(' · ')] : [],
  });
}

function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n{2,}/)
    .map((one) => one.trim())
    .filter(Boolean);
}
