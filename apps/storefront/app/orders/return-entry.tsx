import type { Return } from '@eyelet/contracts/returns/return.ts';
import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { Amount } from '../cart/amount.tsx';

/** A return with its state, its label while the parcel is on its way, and what came of it. */
export function ReturnEntry({ one }: Readonly<{ one: Return }>) {
  const say = useSay();
  const { returnId, state, refund, currency, labelPath, creditNotePath, items } = one;
  return (
    <li className="bg-paper p-6">
      <h3 className="text-18 font-medium">{say('purchases.return.number', { number: returnId })}</h3>
      <p className="font-medium text-kelp">
        {state === 'closed' && refund === 0
          ? say('purchases.return.state.refused')
          : say(`purchases.return.state.${state}`)}
      </p>
      {refund !== null && refund > 0 && (
        <p>
          {say('purchases.return.refund')} <Amount value={refund} currency={currency} />
        </p>
      )}
      <ul className="mt-3 grid gap-1 text-granite">
        {items.map((item) => (
          <li key={item.itemId}>
            {say('purchases.return.item', { n: item.qty, name: item.name, colour: item.colour, size: item.size })}
            {item.note !== '' && <span className="block text-ink">{item.note}</span>}
          </li>
        ))}
      </ul>
      {creditNotePath !== null && (
        <a
          href={creditNotePath}
          download
          className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {say('purchases.creditNote')}
        </a>
      )}
      {labelPath !== null && (
        <p className="mt-4">
          <ButtonLink href={labelPath} download>
            {say('purchases.return.label')}
          </ButtonLink>
        </p>
      )}
    </li>
  );
}
