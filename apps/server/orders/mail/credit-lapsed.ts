import { findAdvance } from '@eyelet/db/store-credit/advance.ts';
import type { Shop } from '../../kernel/shop.ts';
import { priceIn } from './order-parts.ts';
import { sendReturnMail } from './return-mails.ts';

type ReturnKey = Readonly<{ orderNumber: string; returnId: string }>;

/**
 * Writes and sends that credit which was lent on a return is taken back, as its goods have not come: what was lent, what of it is taken
 * back, and what was spent and is taken of later credit.
 */
export async function sendCreditLapsedMail(shop: Shop, key: ReturnKey, again?: string): Promise<void> {
  const lent = await findAdvance(shop.database.db, key.returnId);
  if (!lent) throw new Error(`nothing was lent on return ${key.returnId}`);
  const open = lent.amount - lent.taken_back;
  await sendReturnMail(shop, { kind: 'credit-lapsed', again, isAlways: true }, key, (_, parts) => {
    const { t } = parts;
    const amount = (minor: number) => ({ amount: priceIn(parts, minor) });
    const lines = [
      t('notice.return.lapsed.lent', amount(lent.amount)),
      ...(lent.taken_back > 0 ? [t('notice.return.lapsed.taken', amount(lent.taken_back))] : []),
      ...(open > 0 ? [t('notice.return.lapsed.open', amount(open))] : []),
    ];
    return {
      subject: t('notice.return.lapsed.subject', { number: key.returnId }),
      preview: t('notice.return.lapsed.preview'),
      intro: `${t('notice.return.lapsed.intro', { lent: priceIn(parts, lent.amount) })} ${t('notice.return.lapsed.after')}`,
      rows: [[{ title: t('notice.return.lapsed.title'), lines }]],
    };
  });
}
