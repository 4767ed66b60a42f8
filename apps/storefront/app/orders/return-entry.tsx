import { Button, ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { lazy, Suspense } from 'react';
import { Form } from 'react-router';
import { Amount } from '../cart/amount.tsx';
import { ExchangeNote } from './exchange-note.tsx';
import type { LoadedReturn } from './load-returns.ts';
import { ProofFields } from './proof-fields.tsx';
import type { ReturnsProof } from './returns-proof.ts';
import { Steps } from './steps.tsx';

// Few orders come back, so loaded on demand.
const ReturnCredit = lazy(async () => ({ default: (await import('./return-credit.tsx')).ReturnCredit }));
const Parcel = lazy(async () => ({ default: (await import('./parcel.tsx')).Parcel }));
const ReturnCode = lazy(async () => ({ default: (await import('./return-code.tsx')).ReturnCode }));
const WithdrawnLabel = lazy(async () => ({ default: (await import('./withdrawn-label.tsx')).WithdrawnLabel }));
const ReturnPictures = lazy(async () => ({ default: (await import('./return-pictures.tsx')).ReturnPictures }));

type ReturnEntryProps = Readonly<{ one: LoadedReturn; proof: ReturnsProof | undefined }>;

/** A return with its state, its steps, its label, or a slip until that is there, while the parcel is on its way, what came of it, and the choice of money after all. */
export function ReturnEntry({ one, proof }: ReturnEntryProps) {
  const say = useSay();
  const title = say('purchases.return.number', { number: one.returnId });
  const { returnId, refund, currency, labelPath, creditNotePath, items } = one;
  return (
    <li className="bg-paper p-6">
      <h3 className="text-18 font-medium">{title}</h3>
      <p className="font-medium text-kelp">{say(`purchases.return.state.${shownState(one)}`)}</p>
      {refund !== null && refund > 0 && (
        <p>
          {say('purchases.return.refund')} <Amount value={refund} currency={currency} />
        </p>
      )}
      {one.refundTo === 'store-credit' && (
        <Suspense>
          <ReturnCredit one={one} />
        </Suspense>
      )}
      <div className="mt-4">
        <Steps label={title} steps={one.steps} />
      </div>
      <ul className="mt-4 grid gap-1 text-granite">
        {items.map((item) => (
          <li key={item.itemId}>
            {say('purchases.return.item', { n: item.qty, name: item.name, colour: item.colour, size: item.size })}
            {item.note !== '' && <span className="block text-ink">{item.note}</span>}
            {item.exchange && <ExchangeNote item={item} exchange={item.exchange} />}
            {one.state !== 'closed' && (
              <Suspense>
                <ReturnPictures returnId={returnId} item={item} proof={proof} />
              </Suspense>
            )}
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
      {one.isLabelComing && <p className="mt-4">{say('purchases.return.labelComing')}</p>}
      {one.parcel && (
        <div className="mt-4">
          <Suspense>
            <Parcel of={one.parcel} />
          </Suspense>
        </div>
      )}
      {one.isLabelWithdrawn && (
        <Suspense>
          <WithdrawnLabel one={one} proof={proof} />
        </Suspense>
      )}
      {labelPath !== null && (
        <p className="mt-4">
          <ButtonLink href={labelPath} download>
            {say(one.isLabelComing ? 'purchases.return.slip' : 'purchases.return.label')}
          </ButtonLink>
        </p>
      )}
      <Suspense>
        <ReturnCode one={one} />
      </Suspense>
      {items.map(
        ({ itemId, exchange }) =>
          exchange?.mayWithdraw && (
            <Form key={itemId} method="post" className="mt-4">
              <ProofFields proof={proof} />
              <input type="hidden" name="returnId" value={returnId} />
              <input type="hidden" name="itemId" value={itemId} />
              <Button type="submit" name="intent" value="withdraw-exchange" tone="secondary">
                {say('purchases.exchange.withdraw')}
                {items[1] && ` (${exchange.colour}, ${exchange.size})`}
              </Button>
            </Form>
          ),
      )}
    </li>
  );
}

/** The text about the state of a return: one that gave nothing at all was refused, and one that gave no money was exchanged. */
function shownState({ state, refund, handedOverAt, parcel, items }: LoadedReturn) {
  if (state === 'announced' && parcel?.hasArrived) return 'arrived';
  if (state === 'announced') return handedOverAt === null ? state : 'on-its-way';
  if (state !== 'closed' || refund !== 0) return state;
  return items.some(({ exchange }) => exchange?.orderNumber) ? 'exchanged' : 'refused';
}
