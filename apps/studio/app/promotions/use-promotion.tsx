import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { readDeskPromotion } from '@eyelet/contracts/promotion-desk/read.ts';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../look/notice.tsx';
import { call } from '../session/api.ts';
import { queries } from '../session/me.ts';
import { problemText } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';
import { useWords } from '../words/words.ts';

/** A promotion, once it is known; else what is shown in its place where it cannot be read. */
export function usePromotion(promotionId: string) {
  const { t } = useWords();
  const { data: promotion, error } = useQuery({
    queryKey: ['promotion', promotionId],
    queryFn: () => call(readDeskPromotion, { params: { promotionId } }),
  });
  return { promotion, failed: error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined };
}

/** Shows a promotion as it is now, wherever it is shown. */
export async function promotionChanged(promotion: DeskPromotion): Promise<void> {
  const { promotionId } = promotion;
  queries.setQueryData<DeskPromotion>(['promotion', promotionId], promotion);
  await refresh(['list'], ['timeline', 'promotion', promotionId]);
}
