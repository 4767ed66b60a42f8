import { returnReasons } from '@eyelet/contracts/returns/return.ts';
import { Button } from '@eyelet/ui/actions/button.tsx';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { lazy, Suspense } from 'react';
import { Form } from 'react-router';
import { ExchangeChoice } from './exchange-choice.tsx';
import type { LoadedReturns } from './load-returns.ts';
import { ProofFields } from './proof-fields.tsx';
import type { ReturnsProof } from './returns-proof.ts';

// Only for who is signed in, so loaded on demand.
const RefundChoice = lazy(async () => ({ default: (await import('./refund-choice.tsx')).RefundChoice }));

type ReturnFormProps = Readonly<{
  items: LoadedReturns['items'];
  of: Pick<LoadedReturns, 'currency' | 'credit'>;
  proof: ReturnsProof | undefined;
}>;

/** Chooses units of items and why they come back. Works without scripts. */
export function ReturnForm({ items, of: { currency, credit }, proof }: ReturnFormProps) {
  const say = useSay();
  return (
    <details className="border-y border-drift py-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
        {say('purchases.return.open')}
      </summary>
      <Form method="post" className="mt-4 grid gap-6">
        <ProofFields proof={proof} />
        <p className="max-w-prose text-granite">{say('purchases.return.text')}</p>
        {items.map((item) => (
          <fieldset key={item.itemId} className="grid gap-4 border-t border-drift pt-4 sm:grid-cols-[4.5rem_1fr]">
            <legend className="sr-only">{`${item.name}, ${item.colour}, ${item.size}`}</legend>
            <Picture name={item.image} alt="" sizes="4.5rem" most={240} className="aspect-square w-18" />
            <div className="grid gap-4">
              <p aria-hidden>
                <span className="font-medium">{item.name}</span>
                <span className="block text-granite">
                  {say('cart.lineOf', { colour: item.colour, size: item.size })}
                </span>
                <span className="block text-14 text-granite">
                  {say('purchases.return.until', { day: item.untilText })}
                </span>
              </p>
              <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
                <Select
                  id={`qty-${item.itemId}`}
                  name={`qty-${item.itemId}`}
                  label={say('purchases.return.qty')}
                  options={Array.from({ length: Math.min(item.qty, 99) + 1 }, (_, count) => ({
                    value: String(count),
                    label: String(count),
                  }))}
                />
                <Select
                  id={`reason-${item.itemId}`}
                  name={`reason-${item.itemId}`}
                  label={say('purchases.return.reason')}
                  options={returnReasons.map((value) => ({ value, label: say(`purchases.return.reason.${value}`) }))}
                />
              </div>
              {item.exchanges.length > 0 && <ExchangeChoice item={item} currency={currency} />}
            </div>
          </fieldset>
        ))}
        {credit && (
          <Suspense>
            <RefundChoice credit={credit} currency={currency} />
          </Suspense>
        )}
        <div>
          <Button type="submit" name="intent" value="return">
            {say('purchases.return.action')}
          </Button>
        </div>
      </Form>
    </details>
  );
}
