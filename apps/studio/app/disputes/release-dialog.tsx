import type { Dispute } from '@eyelet/contracts/disputes/dispute.ts';
import { releaseDisputedGoods } from '@eyelet/contracts/disputes/release.ts';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { refresh } from '../session/refresh.ts';
import { useWords } from '../words/words.ts';

type ReleaseDialogProps = Readonly<{ dispute: Dispute; onClose: () => void }>;

/** Lets the goods of a disputed order go, once confirmed. */
export function ReleaseDialog({ dispute: { disputeId, orderNumber }, onClose }: ReleaseDialogProps) {
  const { t } = useWords();
  async function release(): Promise<void> {
    await call(releaseDisputedGoods, { params: { disputeId } });
    await refresh(
      ...[['list'], ['home'], ['order-disputes', orderNumber], ['order', orderNumber]],
      ...[
        ['order-timeline', orderNumber],
        ['timeline', 'order', orderNumber],
      ],
    );
    showToast(t('studio.disputes.released'));
  }
  return (
    <Confirm title={t('studio.disputes.release')} action={t('studio.disputes.release')} run={release} onClose={onClose}>
      <p>{t('studio.disputes.releaseWhat')}</p>
    </Confirm>
  );
}
