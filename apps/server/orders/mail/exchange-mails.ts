import type { Shop } from '../../kernel/shop.ts';
import { storedGoods } from '../../returns/exchange-goods.ts';
import { sendReturnMail } from './return-mails.ts';

type ExchangeKey = Readonly<{ orderNumber: string; returnId: string; lineNo: number }>;

/** Writes and sends that something is no longer put aside for an exchange, and that money is given back instead. */
export async function sendExchangeEndedMail(
  shop: Shop,
  { orderNumber, returnId, lineNo }: ExchangeKey,
  again?: string,
): Promise<void> {
  const about = `${returnId}/${lineNo}`;
  await sendReturnMail(shop, { kind: 'exchange-ended', again, about }, { orderNumber, returnId }, (one, { t }) => {
    const exchange = one.exchanges.find(({ line_no }) => line_no === lineNo);
    if (!exchange) throw new Error(`nothing was put aside for line ${lineNo} of return ${returnId}`);
    const { name, colour, size } = storedGoods(exchange.goods);
    const why = exchange.state === 'lapsed' ? 'lapsed' : 'withdrawn';
    return {
      subject: t(`notice.exchange.${why}.subject`, { number: returnId }),
      preview: t(`notice.exchange.${why}.preview`),
      intro: t(`notice.exchange.${why}.intro`, { item: `${name}, ${colour}, ${size}` }),
      rows: [],
    };
  });
}

/** The exchange that a mail was about. */
export function exchangeKey({ orderNumber, about }: Readonly<{ orderNumber: string; about: string }>): ExchangeKey {
  const [returnId = '', lineNo = ''] = about.split('/');
  return { orderNumber, returnId, lineNo: Number(lineNo) };
}
