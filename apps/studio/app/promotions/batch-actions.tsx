import type { CodeBatch } from '@eyelet/contracts/code-batches/batch.ts';
import { exportCodes } from '@eyelet/contracts/code-batches/export.ts';
import { withdrawCodes } from '@eyelet/contracts/code-batches/withdraw.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { Ban, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { refresh } from '../session/refresh.ts';
import { useWords } from '../words/words.ts';
import { numberText } from './words.ts';

type BatchActionsProps = Readonly<{ promotionId: string; batch: CodeBatch }>;

/** What may be done with a batch: taking its codes along once all are there, and withdrawing them. */
export function BatchActions({ promotionId, batch }: BatchActionsProps) {
  const { t, language } = useWords();
  const [isAsking, setAsking] = useState(false);
  const { batchId, prefix, state, count } = batch;
  const params = { promotionId, batchId };
  const codes = numberText(language, count);
  const title = t('studio.promotions.withdrawBatch', { prefix: prefix || '–', codes });
  return (
    <span className="line">
      {state === 'ready' ? (
        <a
          className="button button-quiet button-square"
          aria-label={t('studio.promotions.exportBatch', { prefix: prefix || '–', codes })}
          href={requestUrl(exportCodes, { params })}
          download
        >
          <Download aria-hidden size={14} />
        </a>
      ) : undefined}
      {state === 'withdrawn' ? undefined : (
        <Button isSquare kind="quiet" aria-label={title} onPress={() => setAsking(true)}>
          <Ban aria-hidden size={14} />
        </Button>
      )}
      {isAsking ? (
        <Confirm
          title={title}
          action={t('studio.promotions.withdraw')}
          isDanger
          onClose={() => setAsking(false)}
          run={async () => {
            await call(withdrawCodes, { params });
            await refresh(['list'], ['timeline', 'promotion', promotionId]);
            showToast(t('studio.promotions.isWithdrawn'));
          }}
        >
          <p>{t('studio.promotions.withdrawWhat')}</p>
        </Confirm>
      ) : undefined}
    </span>
  );
}
