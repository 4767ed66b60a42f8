import { Button } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Form } from 'react-router';
import type { LoadedReturn } from './load-returns.ts';
import { ProofFields } from './proof-fields.tsx';
import type { ReturnsProof } from './returns-proof.ts';

/**
 * Says that the label of a return must not be used any more, and asks for another one, unless that of the shop is there instead: its items
 * are sent back as before.
 */
export function WithdrawnLabel({ one, proof }: Readonly<{ one: LoadedReturn; proof: ReturnsProof | undefined }>) {
  const say = useSay();
  return (
    <Form method="post" className="mt-4">
      <p className="mb-4 border-l-2 border-buoy pl-4">{say('purchases.return.labelWithdrawn')}</p>
      <ProofFields proof={proof} />
      <input type="hidden" name="returnId" value={one.returnId} />
      {one.items.map(({ itemId, qty, reason, exchange }) => (
        <span key={itemId}>
          <input type="hidden" name={`qty-${itemId}`} value={qty} />
          <input type="hidden" name={`reason-${itemId}`} value={reason} />
          {exchange && <input type="hidden" name={`exchange-${itemId}`} value={exchange.upc} />}
        </span>
      ))}
      {one.labelPath === null && (
        <Button type="submit" name="intent" value="new-label">
          {say('purchases.return.newLabel')}
        </Button>
      )}
    </Form>
  );
}
