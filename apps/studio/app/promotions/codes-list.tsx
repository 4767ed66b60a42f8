import type { DeskCode } from '@eyelet/contracts/promotion-desk/code.ts';
import { listPromotionCodes } from '@eyelet/contracts/promotion-desk/list-codes.ts';
import { Layers, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Column } from '../list/column.ts';
import { List } from '../list/list.tsx';
import { Button } from '../look/button.tsx';
import { Record } from '../record/record.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import { CodeDialog } from './code-dialog.tsx';
import { PromotionState } from './promotion-state.tsx';
import { usePromotion } from './use-promotion.tsx';
import { periodText } from './words.ts';

/** The codes of a promotion, with how often each was used. */
export function CodesList() {
  const words = useWords();
  const { t, language } = words;
  const { promotionId = '' } = useParams();
  const may = usePermission();
  const navigate = useNavigate();
  const [open, setOpen] = useState<DeskCode | 'new'>();
  const { promotion } = usePromotion(promotionId);
  const name = promotion?.texts[language].name ?? promotionId;
  const change: Column<DeskCode> = {
    id: 'change',
    label: t('studio.promotions.change'),
    show: (code) => (
      <Button
        isSquare
        kind="quiet"
        aria-label={t('studio.promotions.changeCode', { code: code.code })}
        onPress={() => setOpen(code)}
      >
        <Pencil aria-hidden size={14} />
      </Button>
    ),
  };
  const columns: readonly Column<DeskCode>[] = [
    { id: 'code', label: t('studio.promotions.code'), show: ({ code }) => <code>{code}</code> },
    {
      id: 'used',
      label: t('studio.promotions.uses'),
      show: ({ used, mostUses }) =>
        mostUses === null ? used : t('studio.promotions.usesOf', { uses: used, most: mostUses }),
    },
    {
      id: 'each',
      label: t('studio.promotions.usesEach'),
      leaves: 'tablet',
      show: ({ mostUsesEach }) => mostUsesEach ?? '–',
    },
    {
      id: 'period',
      label: t('studio.promotions.period'),
      leaves: 'tablet',
      show: (one) => <span className="wraps">{periodText(words, one)}</span>,
    },
    {
      id: 'who',
      label: t('studio.promotions.codeIs'),
      leaves: 'phone',
      show: (code) => (
        <span className="wraps">
          {[
            ...(code.shown ? [t('studio.promotions.codeShown')] : []),
            ...(code.forMembers ? [t('studio.promotions.codeMembers')] : []),
          ].join(', ') || '–'}
        </span>
      ),
    },
    {
      id: 'state',
      label: t('studio.state'),
      show: ({ state }) => <PromotionState state={state} />,
    },
    ...(may('promotions.write') ? [change] : []),
  ];
  return (
    <Record
      title={t('studio.promotions.codesOf', { name })}
      from={{ path: `/promotions/${promotionId}`, label: name }}
      actions={
        <>
          <Button onPress={() => navigate(`/promotions/${promotionId}/code-batches`)}>
            <Layers aria-hidden size={16} />
            {t('studio.promotions.batches')}
          </Button>
          {may('promotions.write') ? (
            <Button kind="primary" onPress={() => setOpen('new')}>
              <Plus aria-hidden size={16} />
              {t('studio.promotions.addCode')}
            </Button>
          ) : undefined}
        </>
      }
    >
      <List
        name={`codes ${promotionId}`}
        label={t('studio.promotions.codes')}
        columns={columns}
        rowId={({ code }) => code}
        search={t('studio.promotions.searchCodes')}
        read={({ search }, after) => call(listPromotionCodes, { params: { promotionId }, query: { search, after } })}
        empty={{ title: t('studio.promotions.noCodes') }}
      />
      {open === undefined ? undefined : (
        <CodeDialog
          promotionId={promotionId}
          code={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Record>
  );
}
