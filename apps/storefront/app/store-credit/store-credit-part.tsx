import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import type { readStoreCredit } from '@eyelet/contracts/store-credit/read.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { OnwardLink, TextLink } from '@eyelet/ui/actions/text-link.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useLocale } from '../shop/locale.ts';

/** The store credit of an account: what can be spent, and what has happened to it. Nothing for who never had any. */
export function StoreCreditPart({ credit }: Readonly<{ credit: OutputOf<typeof readStoreCredit> }>) {
  const { say, tag } = useWords();
  const { path } = useLocale();
  const { currency, balance, hasHad, others, history } = credit;
  if (!hasHad) return null;
  const money = (amount: number, of = currency) => formatAmount(amount, of, tag);
  const day = (date: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
  return (
    <section id="store-credit" aria-labelledby="store-credit-title" className="mt-12 scroll-mt-28">
      <h2 id="store-credit-title" className="font-display text-22 font-semibold">
        {say('account.storeCredit')}
      </h2>
      <p className="mt-3 font-display text-28 font-semibold tabular-nums">{money(balance)}</p>
      {balance > 0 && <p className="mt-1 text-granite">{say('account.storeCredit.note')}</p>}
      {others.map((one) => (
        <p key={one.currency} className="mt-1 text-granite">
          {say('account.storeCredit.other', { amount: money(one.balance, one.currency) })}
        </p>
      ))}
      {history.rows.length > 0 && (
        <ul aria-label={say('account.storeCredit.history')} className="mt-6 border-t border-drift">
          {history.rows.map(({ id, date, amount, balance: left, reason, orderNumber }) => (
            <li key={id} className="flex items-baseline justify-between gap-6 border-b border-drift py-4">
              <span>
                <span className="block">{say(`account.storeCredit.reason.${reason}`)}</span>
                <span className="block text-14 text-granite">
                  {day(date)}
                  {orderNumber && (
                    <>
                      {' · '}
                      <TextLink href={`/${path}/account/order?order=${orderNumber}`}>{orderNumber}</TextLink>
                    </>
                  )}
                </span>
              </span>
              <span className="text-right tabular-nums">
                <span className="block font-medium">{`${amount > 0 ? '+' : ''}${money(amount)}`}</span>
                <span className="block text-14 text-granite">
                  {say('account.storeCredit.left', { amount: money(left) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {history.next && (
        <p className="mt-6">
          <OnwardLink href={`/${path}/account/payment?credit=${history.next}#store-credit`}>
            {say('account.loyalty.older')}
          </OnwardLink>
        </p>
      )}
    </section>
  );
}
