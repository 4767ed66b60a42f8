import type { Exchange } from '@eyelet/contracts/returns/return.ts';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';
import type { LoadedReturn } from './load-returns.ts';

type ExchangeNoteProps = Readonly<{ item: LoadedReturn['items'][number]; exchange: Exchange }>;

/** What is wanted instead of an item that is sent back, and how far it is. */
export function ExchangeNote({ item, exchange }: ExchangeNoteProps) {
  const say = useSay();
  const { path } = useLocale();
  const { colour, size, state, orderNumber, orderToken } = exchange;
  return (
    <div className="mt-1 text-ink">
      {say(`purchases.exchange.state.${state}`, { what: `${colour}, ${size}`, day: item.heldText })}
      {orderNumber !== null && (
        <span className="block">
          {orderToken === null ? (
            say('order.numberIs', { number: orderNumber })
          ) : (
            <TextLink href={`/${path}/order-confirmation?order=${orderNumber}&token=${orderToken}`}>
              {say('order.numberIs', { number: orderNumber })}
            </TextLink>
          )}
        </span>
      )}
    </div>
  );
}
