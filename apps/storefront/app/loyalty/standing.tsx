import { useWords } from '@eyelet/ui/words/words.tsx';
import type { MemberData } from './load-member.ts';

/** The tier of a member, and how far the next one is. */
export function TierStanding({ standing }: Pick<MemberData, 'standing'>) {
  const { say } = useWords();
  const { tier, earnedPoints, nextTier, pointsPercent } = standing;
  const most = nextTier ? earnedPoints + nextTier.missingPoints : earnedPoints;
  const rate = say('account.loyalty.tier.rate', { percent: pointsPercent - 100 });
  const next = nextTier
    ? say('account.loyalty.tier.next', {
        n: nextTier.missingPoints,
        tier: say(`account.loyalty.tier.${nextTier.tier}`),
      })
    : say('account.loyalty.tier.highest');
  return (
    <div className="mt-6 grid gap-2">
      <p className="font-medium">
        {say('account.loyalty.tier.yours', { tier: say(`account.loyalty.tier.${tier}`) })}
        {pointsPercent > 100 && <span className="font-normal text-granite"> · {rate}</span>}
      </p>
      {nextTier && (
        <meter className="block h-2 w-full" min={0} max={most} value={earnedPoints} aria-hidden="true">
          {earnedPoints}
        </meter>
      )}
      <p className="text-14 text-granite">{next}</p>
    </div>
  );
}
