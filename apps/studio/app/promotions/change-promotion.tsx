import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { updateDeskPromotion } from '@eyelet/contracts/promotion-desk/update.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { useNavigate, useParams } from 'react-router';
import { isSameValue } from '../forms/merge.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { showToast } from '../look/toasts.ts';
import type { Difference } from '../record/conflict.tsx';
import { Record } from '../record/record.tsx';
import { RecordForm } from '../record/record-form.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { namesOf } from './names.ts';
import { PromotionFields } from './promotion-fields.tsx';
import { Simulation } from './simulation.tsx';
import { TryOut } from './try-out.tsx';
import { UnreadNotice } from './unread-notice.tsx';
import { promotionChanged, usePromotion } from './use-promotion.tsx';
import { membersOf, type PromotionValues, valuesOf } from './values.ts';

/** Changes a promotion; carts follow once it is saved. */
export function ChangePromotion() {
  const { t, language } = useWords();
  const { promotionId = '' } = useParams();
  const { promotion, failed } = usePromotion(promotionId);
  const name = promotion?.texts[language].name ?? promotionId;
  return (
    <Record
      title={t('studio.promotions.changeOf', { name })}
      from={{ path: `/promotions/${promotionId}`, label: name }}
    >
      {promotion ? <ChangeableForm promotion={promotion} /> : failed}
    </Record>
  );
}

/** The form, unless only a later version of the shop knows what the promotion is. */
function ChangeableForm({ promotion }: Readonly<{ promotion: DeskPromotion }>) {
  return (
    <>
      <UnreadNotice promotion={promotion} />
      {promotion.unknownKinds.length === 0 ? <ChangeForm promotion={promotion} /> : undefined}
    </>
  );
}

function ChangeForm({ promotion }: Readonly<{ promotion: DeskPromotion }>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { promotionId } = promotion;
  const form = useRecordForm<DeskPromotion, PromotionValues>({
    operation: updateDeskPromotion,
    record: promotion,
    valuesOf,
    save: async (values, version) => {
      const body = { ...membersOf(values), version };
      const saved = await call(updateDeskPromotion, { params: { promotionId }, body });
      await promotionChanged(saved);
      showToast(t('studio.saved'));
      setTimeout(() => navigate(`/promotions/${promotionId}`));
      return saved;
    },
  });
  return (
    <>
      <RecordForm
        form={form}
        title={t('studio.promotions.change')}
        differencesFrom={(theirs) => differencesOf(t, form.values, valuesOf(theirs))}
      >
        <PromotionFields form={form} names={namesOf(promotion)} />
      </RecordForm>
      <TryOut promotionId={promotionId} members={() => membersOf(form.values)} />
      <Simulation promotionId={promotionId} members={() => membersOf(form.values)} />
    </>
  );
}

const labels = {
  texts: 'studio.promotions.texts',
  benefit: 'studio.promotions.gives',
  level: 'studio.promotions.level',
  concerns: 'studio.promotions.goods',
  threshold: 'studio.promotions.threshold',
  audience: 'studio.promotions.shoppers',
  locales: 'studio.promotions.markets',
  wants: 'studio.promotions.wants',
  needsCode: 'studio.promotions.code',
  rank: 'studio.promotions.rank',
  exclusive: 'studio.promotions.beside',
  group: 'studio.promotions.group',
  limits: 'studio.promotions.limits',
  startsAt: 'studio.content.from',
  endsAt: 'studio.content.until',
} as const;

function differencesOf(t: Translate, mine: PromotionValues, theirs: PromotionValues): readonly Difference[] {
  const textOf = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'studio.on' : 'studio.off');
    const texts = typeof value === 'object' && value !== null ? Object.values(value).map(textOf) : [String(value)];
    return texts.filter((text) => text !== '–' && text !== '').join(' · ') || '–';
  };
  return (Object.keys(labels) as (keyof typeof labels)[])
    .filter((member) => !isSameValue(mine[member], theirs[member]))
    .map((member) => ({ label: t(labels[member]), mine: textOf(mine[member]), theirs: textOf(theirs[member]) }));
}
