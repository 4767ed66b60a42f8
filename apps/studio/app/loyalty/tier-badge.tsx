import type { ListedMember } from '@eyelet/contracts/loyalty-desk/member.ts';
import { Badge, type Tone } from '../look/badge.tsx';
import { useWords } from '../words/words.ts';

const tones: Readonly<Record<ListedMember['tier'], Tone>> = { member: 'neutral', silver: 'info', gold: 'warning' };

export function TierBadge({ tier }: Readonly<{ tier: ListedMember['tier'] }>) {
  const { t } = useWords();
  return <Badge tone={tones[tier]}>{t(`studio.loyalty.tier.${tier}`)}</Badge>;
}
