import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { spendBannerOf } from '@eyelet/domain/allowances/spend-banner.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { useMarket } from '../shop/shop-data.ts';

/** How much of the year's allowance an employee, an athlete or a professional has spent. */
export function SpendBanner({ profile }: Readonly<{ profile: Profile }>) {
  const { say, tag } = useWords();
  const { currency } = useMarket();
  const banner = spendBannerOf(profile.consumerDetails);
  if (!banner) return null;
  const { kind, spent, yearly } = banner;
  const money = (amount: number) => formatAmount(amount, currency, tag);
  return (
    <section aria-label={say(`account.kind.${kind}`)} className="mb-8 border-l-2 border-lichen bg-paper p-5">
      <h2 className="font-medium">{say(`account.kind.${kind}`)}</h2>
      <p className="text-granite">{say('account.allowance', { spent: money(spent), yearly: money(yearly) })}</p>
      <meter min={0} max={yearly} value={spent} className="mt-2 block h-2 w-full" aria-hidden="true" />
      <p className="mt-2">{say('account.allowanceLeft', { amount: money(Math.max(0, yearly - spent)) })}</p>
    </section>
  );
}
