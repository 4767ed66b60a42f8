import type { TillReceipt } from '@eyelet/contracts/till-receipts/till-receipt.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { DrawnCode } from '../scan-codes/draw-code.ts';

/** What is printed: the store, what was sold, its price with the taxes, how it was paid, and the code for returns. */
export function Slip({ receipt, code }: Readonly<{ receipt: TillReceipt; code: DrawnCode }>) {
  const say = useSay();
  const { shopName, store, seller, at, soldBy, orderNumber, groups, sums, taxes, tenders } = receipt;
  return (
    <article className="till-receipt border border-drift bg-paper p-6 sm:p-8">
      <header className="text-center">
        <p className="font-display text-22 font-semibold">{shopName}</p>
        <h1 className="mt-1 font-medium">{say('receipt.till.of', { store: store.name })}</h1>
        <p className="text-14 text-granite">{store.lines.join(', ')}</p>
      </header>
      <dl className="mt-5 grid gap-1 border-y border-drift py-3 text-14">
        <Row label={say('receipt.till.number')} value={orderNumber} />
        <Row label={say('receipt.till.at')} value={at} />
        {soldBy !== '' && <Row label={say('receipt.till.soldBy')} value={soldBy} />}
      </dl>
      {groups.map(({ title, items }) => (
        <section key={title ?? ''} className="mt-4">
          {title !== null && <h2 className="text-14 font-semibold">{title}</h2>}
          <ul>
            {items.map(({ text, detail, note, price, before }, index) => (
              <li key={index} className="grid grid-cols-[1fr_auto] gap-x-4 py-1.5">
                <span className="font-medium">{text}</span>
                <span className="text-right tabular-nums">
                  {before !== null && <s className="mr-2 text-14 text-granite">{before}</s>}
                  {price}
                </span>
                <span className="text-14 text-granite">{detail}</span>
                {note !== null && <span className="col-span-2 text-14 text-granite">{note}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <dl className="mt-3 grid gap-1 border-t border-drift pt-3">
        {sums.map((one) => (
          <Row key={one.label} {...one} />
        ))}
      </dl>
      <dl className="mt-3 grid gap-1 border-t border-drift pt-3 text-14">
        {taxes.map((one) => (
          <Row key={one.label} {...one} />
        ))}
      </dl>
      <dl className="mt-3 grid gap-1 border-t border-drift pt-3" aria-label={say('receipt.till.paid')}>
        {tenders.map((one, index) => (
          <Row key={index} {...one} />
        ))}
      </dl>
      <div className="mt-5 grid justify-items-center gap-2 text-center text-14">
        <svg
          role="img"
          aria-label={say('receipt.till.code')}
          viewBox={`0 0 ${code.size} ${code.size}`}
          className="aspect-square w-36"
        >
          <rect width="100%" height="100%" fill="#fff" />
          <path d={code.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
        <p>{say('receipt.till.return', { number: orderNumber })}</p>
        {seller.length > 0 && <p className="text-granite">{seller.join(' · ')}</p>}
      </div>
    </article>
  );
}

type RowProps = Readonly<{ label: string; value: string; strong?: boolean }>;

function Row({ label, value, strong = false }: RowProps) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'text-18 font-semibold' : ''}`}>
      <dt>{label}</dt>
      <dd className="text-right tabular-nums">{value}</dd>
    </div>
  );
}
