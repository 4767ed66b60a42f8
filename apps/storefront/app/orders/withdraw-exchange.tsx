import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import type { LoadedReturn } from './load-returns.ts';
import { ProofFields } from './proof-fields.tsx';
import type { ReturnsProof } from './returns-proof.ts';

type WithdrawExchangeProps = Readonly<{ one: LoadedReturn; proof: ReturnsProof | undefined }>;

/** The choice of money after all, for each exchange that still waits; named where there are several. */
export function WithdrawExchange({ one: { returnId, items }, proof }: WithdrawExchangeProps) {
  const say = useSay();
  const open = items.filter(({ exchange }) => exchange?.mayWithdraw);
  return open.map(({ itemId, exchange }) => (
    <Form key={itemId} method="post" className="mt-4">
      <ProofFields proof={proof} />
      <input type="hidden" name="returnId" value={returnId} />
      <input type="hidden" name="itemId" value={itemId} />
      <Button type="submit" name="intent" value="withdraw-exchange" tone="secondary">
        {say('purchases.exchange.withdraw')}
        {open.length > 1 && ` (${exchange?.colour}, ${exchange?.size})`}
      </Button>
    </Form>
  ));
}
