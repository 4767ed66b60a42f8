import type { Dispute } from '@eyelet/contracts/disputes/dispute.ts';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Facts } from '../record/section.tsx';
import { usePermission } from '../session/me.ts';
import { dateTime, useWords } from '../words/words.ts';
import { answerText } from './answer-text.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { goodsText, reasonText } from './words.ts';

/** What is known of a dispute, and where its goods are let go. */
export function DisputeFacts({ dispute }: Readonly<{ dispute: Dispute }>) {
  const words = useWords();
  const { t, language } = words;
  const may = usePermission();
  const [isReleasing, setReleasing] = useState(false);
  const { openedAt, deadline, endedAt, holdsGoods } = dispute;
  const when = (instant: string | null) => (instant === null ? '–' : dateTime(language, instant));
  return (
    <div className="stack">
      <Facts
        facts={[
          [t('studio.disputes.reason'), reasonText(words, dispute)],
          [t('studio.disputes.openedAt'), when(openedAt)],
          [t('studio.disputes.deadline'), when(deadline)],
          [t('studio.disputes.endedAt'), when(endedAt)],
          [t('studio.disputes.answer'), answerText(words, dispute)],
          [t('studio.disputes.goods'), goodsText(words, dispute)],
        ]}
      />
      {holdsGoods && may('disputes.write') ? (
        <div>
          <Button onPress={() => setReleasing(true)}>{t('studio.disputes.release')}</Button>
        </div>
      ) : undefined}
      {isReleasing ? <ReleaseDialog dispute={dispute} onClose={() => setReleasing(false)} /> : undefined}
    </div>
  );
}
