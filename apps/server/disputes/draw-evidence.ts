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
import { writePages } from '../papers/write-paper.ts';
import { type EvidenceWords, partsOfPiece } from './evidence-parts.ts';
import type { Known } from './known.ts';
import { shrinkPicture } from './shrink-picture.ts';

type Gathered = Readonly<{
  known: Known;
  pieces: readonly EvidencePiece[];
  text: string;
  pictures: Awaited<ReturnType<typeof evidencePictures>>;
}>;

/** What the shop says against a dispute as one paper, in the language of the market in which the payer has bought. */
export async function drawEvidence(
  shop: Shop,
  dispute: NamedDispute,
  { known, pieces, text, pictures }: Gathered,
): Promise<Readonly<{ bytes: Buffer; pages: number }>> {
  const { locale } = known.order.order;
  const market = marketByHeader(locale) ?? defaultMarket;
  const t = createMessages(market.tag);
  const instants = dateFormat(market.tag, { dateStyle: 'long', timeZone: market.timeZone });
  const days = dateFormat(market.tag, { dateStyle: 'long', timeZone: 'UTC' });
  const times = dateFormat(market.tag, { dateStyle: 'long', timeStyle: 'short', timeZone: market.timeZone });
  const words: EvidenceWords = {
    ...{ t, market },
    price: (minor) => formatMinor(minor, dispute.currency as Currency, market.tag),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    time: (at) => times.format(new Date(at)),
  };
  const about = { amount: words.price(dispute.amount), day: instants.format(dispute.opened_at) };
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
          ...(await shrunk(pictures)).map(({ name, content, width, height }) => {
            return { kind: 'picture', label: name, ...{ content, width, height } } as const;
          }),
        ];
  const seller = sellerOf(shop, locale);
  return writePages({
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

/** One after the other, so that one paper does not take all cores. */
async function shrunk(pictures: Gathered['pictures']): Promise<Gathered['pictures']> {
  const fitting: Gathered['pictures'][number][] = [];
  for (const one of pictures) fitting.push({ ...one, ...(await shrinkPicture(one)) });
  return fitting;
}

function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n{2,}/)
    .map((one) => one.trim())
    .filter(Boolean);
}
