import { pauseDeskPromotion } from '@eyelet/contracts/promotion-desk/pause.ts';
import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { resumeDeskPromotion } from '@eyelet/contracts/promotion-desk/resume.ts';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { promotionChanged } from './use-promotion.tsx';

const acts = {
  pause: {
    operation: pauseDeskPromotion,
    title: 'studio.promotions.pause',
    what: 'studio.promotions.pauseWhat',
    done: 'studio.promotions.isPaused',
  },
  resume: {
    operation: resumeDeskPromotion,
    title: 'studio.promotions.resume',
    what: 'studio.promotions.resumeWhat',
    done: 'studio.promotions.isResumed',
  },
} as const;

/** Pauses a promotion, or resumes one that is paused, after saying what that does. */
export function PauseButton({ promotion: { promotionId, paused } }: Readonly<{ promotion: DeskPromotion }>) {
  const { t } = useWords();
  const [asked, setAsked] = useState<keyof typeof acts>();
  const next = paused ? 'resume' : 'pause';
  const act = asked && acts[asked];
  return (
    <>
      <Button onPress={() => setAsked(next)}>{t(acts[next].title)}</Button>
      {act ? (
        <Confirm
          title={t(act.title)}
          action={t(act.title)}
          onClose={() => setAsked(undefined)}
          run={async () => {
            await promotionChanged(await call(act.operation, { params: { promotionId } }));
            showToast(t(act.done));
          }}
        >
          <p>{t(act.what)}</p>
        </Confirm>
      ) : undefined}
    </>
  );
}
