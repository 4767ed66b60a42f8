import { listOwnPrices } from '@eyelet/contracts/promotions/list-own-prices.ts';
import { showOwnPrices } from '@eyelet/ui/prices/own-prices.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '../shop/locale.ts';
import { useConsumer } from './consumer.ts';
import { followOwnPrices } from './follow-own-prices.ts';
import { shopperOf } from './shopper.ts';

/**
 * Shows the prices that athletes, employees and professionals have of their own, whenever their profile was read, anew after an order,
 * which may have used up what they are allowed, and while the page stays open, as their promotion may end. Nobody else asks.
 */
export function OwnPricesWatch() {
  const { header } = useLocale();
  const { profile } = useConsumer();
  const { pathname, search } = useLocation();
  const [order, setOrder] = useState('');
  if (pathname.endsWith('/order-confirmation') && search !== order) setOrder(search);
  useEffect(() => {
    const isOfGroup = Boolean(profile?.consumerDetails.identity.length);
    return isOfGroup ? followOwnPrices(() => readOwnPrices(header), showOwnPrices, whenSeenAgain) : undefined;
  }, [header, profile, order]);
  return null;
}

const minutesBetween = 5;

/** Calls back when the page is seen again, and every few minutes while it is. Returns a function that ends it. */
function whenSeenAgain(ask: () => void): () => void {
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') ask();
  };
  document.addEventListener('visibilitychange', askIfSeen);
  const timer = setInterval(askIfSeen, minutesBetween * 60_000);
  return () => {
    document.removeEventListener('visibilitychange', askIfSeen);
    clearInterval(timer);
  };
}

async function readOwnPrices(header: string) {
  const { groups } = await shopperOf(header).client.call(listOwnPrices, {});
  return new Map(
    groups.flatMap(({ name: label, prices }) =>
      Object.entries(prices).map(([masterId, current]) => {
        return [masterId, { current, lowCurrent: current, highCurrent: current, reason: { label } }] as const;
      }),
    ),
  );
}
