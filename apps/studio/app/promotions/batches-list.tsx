import type { CodeBatch } from '@eyelet/contracts/code-batches/batch.ts';
import { listCodeBatches } from '@eyelet/contracts/code-batches/list.ts';
import { Layers } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { Column } from '../list/column.ts';
import { List } from '../list/list.tsx';
import { Button } from '../look/button.tsx';
import { Record } from '../record/record.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { refresh } from '../session/refresh.ts';
import { dateTime, useWords } from '../words/words.ts';
import { BatchActions } from './batch-actions.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { usePromotion } from './use-promotion.tsx';
import { numberText } from './words.ts';

/** Milliseconds after which batches that are being made are looked at again. */
const pause = 1000;

/** The codes of a promotion that were made many at a time, batch by batch. */
export function BatchesList() {
  const { t, language } = useWords();
  const { promotionId = '' } = useParams();
  const may = usePermission();
  const [isOpen, setOpen] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const { promotion } = usePromotion(promotionId);
  const name = promotion?.texts[language].name ?? promotionId;
  const list = `batches ${promotionId}`;
  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(() => void refresh(['list', list]), pause);
    return () => clearInterval(timer);
  }, [isMaking, list]);
  const actions: Column<CodeBatch> = {
    id: 'actions',
    label: t('studio.promotions.change'),
    show: (batch) => <BatchActions promotionId={promotionId} batch={batch} />,
  };
  const columns: readonly Column<CodeBatch>[] = [
    {
      id: 'prefix',
      label: t('studio.promotions.codePrefix'),
      show: ({ prefix }) => <code>{prefix === '' ? '–' : prefix}</code>,
    },
    { id: 'made', label: t('studio.promotions.codes'), show: (batch) => <BatchProgress batch={batch} /> },
    {
      id: 'used',
      label: t('studio.promotions.batchUsed'),
      leaves: 'phone',
      show: ({ used }) => numberText(language, used),
    },
    {
      id: 'each',
      label: t('studio.promotions.batchUses'),
      leaves: 'tablet',
      show: ({ mostUses }) => numberText(language, mostUses),
    },
    {
      id: 'until',
      label: t('studio.content.until'),
      leaves: 'tablet',
      show: ({ endsAt }) => (endsAt === null ? '–' : dateTime(language, endsAt)),
    },
    ...(may('promotions.write') ? [actions] : []),
  ];
  return (
    <Record
      title={t('studio.promotions.batchesOf', { name })}
      from={{ path: `/promotions/${promotionId}/codes`, label: t('studio.promotions.codesOf', { name }) }}
      actions={
        may('promotions.write') ? (
          <Button kind="primary" onPress={() => setOpen(true)}>
            <Layers aria-hidden size={16} />
            {t('studio.promotions.makeCodes')}
          </Button>
        ) : undefined
      }
    >
      <p className="hint page-hint">{t('studio.promotions.batchesWhat')}</p>
      <List
        name={list}
        label={t('studio.promotions.batches')}
        columns={columns}
        rowId={({ batchId }) => batchId}
        read={async (_, after) => {
          const page = await call(listCodeBatches, { params: { promotionId }, query: { after } });
          if (after === undefined) setMaking(page.rows.some(({ state }) => state === 'making'));
          return page;
        }}
        empty={{ title: t('studio.promotions.noBatches') }}
      />
      {isOpen ? <BatchDialog promotionId={promotionId} onClose={() => setOpen(false)} /> : undefined}
    </Record>
  );
}
