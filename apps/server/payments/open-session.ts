import { openPaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import { handle } from '../kernel/handle.ts';
import { localPath } from './local-path.ts';

/** Tells where the provider's card fields are (C7.52). A referer that leads away from the shop is not followed. */
export const openSession = handle(openPaymentSession, ({ query }, context) => {
  const { shop, market, origin } = context;
  const returnTo = localPath(query.referer, `/${market.locale}/checkout`);
  const fields = shop.payments.openFields({ id: context.newId(), locale: market.header, origin, returnTo });
  return {
    success: true,
    provider: shop.payments.name,
    locale: market.header,
    meta: { ...fields, brands: [...fields.brands] },
  };
});
