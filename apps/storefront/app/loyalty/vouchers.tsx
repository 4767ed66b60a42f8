import { formatAmount } from '@eyelet/domain/money/format.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useMarket } from '../shop/shop-data.ts';
import type { MemberData } from './load-member.ts';
import { TierStanding } from './standing.tsx';

/** A member's points, and the vouchers that they are worth. */
export function PointsAndVouchers({ member }: Readonly<{ member: MemberData }>) {
  const { say, tag } = useWords();
  const { currency } = useMarket();
  const { currentLoyaltyPoints: points, pointsExpiryDate: expires, applicableLoyaltyVouchers: vouchers } = member;
  const day = (date: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  return (
    <>
      <p className="font-display text-28 font-semibold tabular-nums">{say('account.points', { n: points })}</p>
      {expires && <p className="mt-1 text-granite">{say('account.loyalty.expires', { date: day(expires) })}</p>}
      <TierStanding standing={member.standing} />
      <h2 className="mb-3 mt-8 font-display text-22 font-semibold">{say('account.loyalty.vouchers')}</h2>
      <ul className="border-t border-drift">
        {vouchers.map(({ points: price, amountInCurrency, available }) => (
          <li key={price} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-drift py-4">
            <span className="font-medium">{formatAmount(amountInCurrency, currency, tag)}</span>
            <span className="text-granite">
              {available
                ? say('account.loyalty.voucherReady', { n: price })
                : say('account.loyalty.voucherMissing', { n: price - points })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-14 text-granite">{say('account.loyalty.vouchersHow')}</p>
    </>
  );
}

export function MemberCodes({ codes }: Pick<MemberData, 'codes'>) {
  const { say } = useWords();
  if (codes.length === 0) return null;
  return (
    <>
      <h2 className="mb-3 mt-8 font-display text-22 font-semibold">{say('account.loyalty.codes')}</h2>
      <ul className="border-t border-drift">
        {codes.map(({ code, promotionName, calloutMessage }) => (
          <li
            key={code}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-drift py-4"
          >
            <span>
              <span className="block font-medium">{promotionName}</span>
              <span className="text-granite">{calloutMessage}</span>
            </span>
            <code className="bg-paper px-3 py-1 text-18 tracking-wide">{code}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
