import { openPaymentSession, type PaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { coverageOf } from '@eyelet/domain/payments/coverage.ts';
import { readOpenCart } from '../cart/change.ts';
import { basketIdOf } from '../cart/target.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { localPath } from '../payment-providers/local-path.ts';
import type { OpenedSession, ProviderMethod } from '../payment-providers/provider.ts';
import { priceDocument } from '../pricing/price.ts';
import { offersOf } from './offers.ts';

/**
 * Opens a session with the provider (C7.52, B7.02, B7.03). A referer outside the shop is ignored. The amount of a token
 * is the remaining total of the caller's own cart, never sent by the caller.
 */
export const openPaymentSessionHandler = handle(openPaymentSession, async (context, { query }) => {
  const { shop, market, origin, now } = context;
  const method = methodOf(query.paymentMethodId, query.paymentMethod);
  if (!method) return refuse('PAY400');
  const facts = method === 'CREDIT_CARD' ? { cartId: '', amount: 0 } : await cartFacts(context, method, query);
  if (facts instanceof Refusal) return facts;
  const opened = await shop.payments.openSession(
    {
      id: query.sessionId ?? context.newId(),
      method,
      ...facts,
      currency: market.currency,
      express: query.express === true,
      locale: market.header,
      country: market.country,
      origin,
      returnTo: localPath(query.referer, `/${market.locale}/checkout`),
    },
    now,
  );
  if (!opened) return refuse('PAY400');
  return { success: true, provider: shop.payments.name, locale: market.header, meta: metaOf(context, opened, facts) };
});

/** Sessions have names of their own for methods: PayPal is a card with another method (B7.04). */
function methodOf(
  id: 'CREDIT_CARD' | 'KLARNA' | 'DW_APPLE_PAY',
  other: string | undefined,
): ProviderMethod | undefined {
  if (id !== 'CREDIT_CARD' || other === undefined || other === '') return id;
  return other.toLowerCase() === 'paypal' ? 'PAYPAL' : undefined;
}

type CartFacts = Readonly<{ cartId: string; amount: number }>;

async function cartFacts(
  context: Context,
  method: ProviderMethod,
  query: Readonly<{ cartId?: string; basketId?: string }>,
): Promise<CartFacts | Refusal<'BSK404' | 'PAY400'>> {
  const cart = await readOpenCart(context, basketIdOf(query));
  if (cart instanceof Refusal) return cart;
  const { total } = priceDocument(context, cart.document).totals;
  const amount = coverageOf(cart.document.instruments, total).afterFixed;
  const isOffered = offersOf(context, total).some((offer) => offer.method === method);
  return isOffered && amount > 0 ? { cartId: cart.id, amount } : refuse('PAY400');
}

function metaOf({ market, shop }: Context, opened: OpenedSession, { amount }: CartFacts): PaymentSession['meta'] {
  return {
    kind: opened.kind,
    sessionId: opened.sessionId,
    messageOrigin: opened.messageOrigin,
    fieldsUrl: opened.kind === 'fields' ? opened.fieldsUrl : null,
    approvalUrl: opened.kind === 'approval' ? opened.approvalUrl : null,
    brands: opened.kind === 'fields' ? [...opened.brands] : [],
    amount: opened.kind === 'fields' ? null : toAmount(amount),
    expiresAt: opened.expiresAt?.toISOString() ?? null,
    contact: opened.contact ?? null,
    applePay:
      opened.kind === 'device'
        ? {
            merchantSession: opened.merchantSession,
            countryCode: market.country,
            currencyCode: market.currency,
            supportedNetworks: [...opened.networks],
            label: shop.config.applePay.label,
            promoCode: shop.settings.current()['wallets.apple-pay-code'],
          }
        : null,
  };
}
