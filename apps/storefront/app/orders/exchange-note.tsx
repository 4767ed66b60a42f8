import type { Exchange } from '@eyelet/contracts/returns/return.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import { useLocale } from '../shop/locale.ts';
import type { LoadedReturn } from './load-returns.ts';
import { ProofFields } from './proof-fields.tsx';
import type { ReturnsProof } from './returns-proof.ts';

type ExchangeNoteProps = Readonly<{
  returnId: string;
  item: LoadedReturn['items'][number];
  exchange: Exchange;
  proof: ReturnsProof | undefined;
}>;

/** What is wanted instead of an item that is sent back, how far it is, and the choice of money after all. */
export function ExchangeNote({ returnId, item, exchange, proof }: ExchangeNoteProps) {
  const say = useSay();
  const { path } = useLocale();
  const { colour, size, state, orderNumber, orderToken, mayWithdraw } = exchange;
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
      {mayWithdraw && (
        <Form method="post" className="mt-2">
          <ProofFields proof={proof} />
          <input type="hidden" name="returnId" value={returnId} />
          <input type="hidden" name="itemId" value={item.itemId} />
          <Button type="submit" name="intent" value="withdraw-exchange" tone="secondary">
            {say('purchases.exchange.withdraw')}
          </Button>
        </Form>
      )}
    </div>
  );
}
