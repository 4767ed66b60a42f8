import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import { readDealings } from '@eyelet/contracts/customers/read-dealings.ts';
import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import {
  countOrdersOf,
  latestCasesOf,
  latestOrdersOf,
  latestReturnsOf,
  rewardsOf,
} from '@eyelet/db/customers/dealings.ts';
import { savedGiftCardsOf } from '@eyelet/db/gift-cards/saved-gift-card.ts';
import { readPoints } from '@eyelet/db/loyalty/points.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { aboutText } from '../cases/subject-words.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { orderStateOf } from '../stored-orders/order-state.ts';

/** How many of each are shown. */
const latest = 10;

/** What a customer has to do with the shop: of each only what the caller may see at its own desk. */
export const readDealingsHandler = handle(readDealings, async (context, { params: { consumerNo } }) => {
  const { db } = context.shop.database;
  const { permissions, language } = staffOf(context);
  if (!(await findConsumer(db, consumerNo))) return refuse('STF404');
  const seen = async <T>(permission: Permission, read: () => Promise<T>) =>
    permissions.has(permission) ? read() : null;
  const [orders, returns, cases, points, giftCards, rewards] = await Promise.all([
    seen('orders.read', async () => ({
      total: await countOrdersOf(db, consumerNo),
      latest: (await latestOrdersOf(db, consumerNo, latest)).map((row) => ({
        ...{
          orderNumber: row.order_number,
          status: orderStateOf(row.order_number, row.state),
          placedAt: row.placed_at.toISOString(),
        },
        ...{ currency: row.currency, total: toAmount(row.total), totalUnits: row.total_units },
      })),
    })),
    seen('orders.read', async () =>
      (await latestReturnsOf(db, consumerNo, latest)).map((row) => ({
        ...{ returnId: row.return_id, orderNumber: row.order_number, state: row.state },
        ...{ createdAt: row.created_at.toISOString(), handedOverAt: row.handed_over_at?.toISOString() ?? null },
      })),
    ),
    seen('cases.read', async () =>
      (await latestCasesOf(db, consumerNo, latest)).map((row) => ({
        ...{ reference: row.reference, status: row.status, openedAt: row.opened_at.toISOString() },
        ...{ about: aboutText(language, row.category, row.subject), mergedInto: row.merged_into },
      })),
    ),
    seen('loyalty.read', async () => (await readPoints(db, consumerNo)).balance),
    seen('gift-cards.read', async () =>
      (await savedGiftCardsOf(db, consumerNo)).map(({ card }) => ({
        ...{ giftCardId: card.id, last4: card.last4, currency: card.currency, balance: toAmount(Number(card.balance)) },
      })),
    ),
    seen('loyalty.read', async () =>
      (await rewardsOf(db, consumerNo, latest)).map((row) => ({
        ...{ masked: row.masked, currency: row.currency, balance: toAmount(row.balance) },
        expiresAt: row.expires_at?.toISOString() ?? null,
      })),
    ),
  ]);
  return { orders, returns, cases, points, giftCards, rewards };
});
