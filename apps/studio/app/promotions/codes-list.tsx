import type { DeskCode } from '@eyelet/contracts/promotion-desk/code.ts';
import { listPromotionCodes } from '@eyelet/contracts/promotion-desk/list-codes.ts';
import { readDeskPromotion } from '@eyelet/contracts/promotion-desk/read.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Column } from '../list/column.ts';
import { List } from '../list/list.tsx';
import { Badge } from '../look/badge.tsx';
import { Record } from '../record/record.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { periodText } from './words.ts';

/** The codes of a promotion, with how often each was used. */
export function CodesList() {
  const words = useWords();
  const { t, language } = words;
  const { promotionId = '' } = useParams();
  const { data: promotion } = useQuery({
    queryKey: ['promotion', promotionId],
    queryFn: () => call(readDeskPromotion, { params: { promotionId } }),
  });
  const name = promotion?.texts[language].name ?? promotionId;
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
      show: ({ enabled }) => (
        <Badge tone={enabled ? 'good' : 'neutral'}>{t(enabled ? 'studio.on' : 'studio.off')}</Badge>
      ),
    },
  ];
  return (
    <Record title={t('studio.promotions.codesOf', { name })} from={{ path: `/promotions/${promotionId}`, label: name }}>
      <List
        name={`codes ${promotionId}`}
        label={t('studio.promotions.codes')}
        columns={columns}
        rowId={({ code }) => code}
        read={(_, after) => call(listPromotionCodes, { params: { promotionId }, query: { after } })}
        nothing={{ title: t('studio.promotions.noCodes') }}
      />
    </Record>
  );
}
