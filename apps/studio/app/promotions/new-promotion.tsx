import { createDeskPromotion } from '@eyelet/contracts/promotion-desk/create.ts';
import type { DeskPromotion } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { Checkbox } from '../look/checkbox.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { Record } from '../record/record.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { namesOf } from './names.ts';
import { PromotionFields, type PromotionForm } from './promotion-fields.tsx';
import { Simulation } from './simulation.tsx';
import { TryOut } from './try-out.tsx';
import { promotionChanged, usePromotion } from './use-promotion.tsx';
import { membersOf, newValues, type PromotionValues, valuesOf } from './values.ts';

/** A new promotion, or one that begins as another is. */
export function NewPromotion() {
  const { t } = useWords();
  const [address] = useSearchParams();
  const like = address.get('like');
  return (
    <Record title={t('studio.promotions.new')} from={{ path: '/promotions', label: t('studio.promotions.title') }}>
      {like === null ? <NewForm like={undefined} /> : <Duplicate promotionId={like} />}
    </Record>
  );
}

function Duplicate({ promotionId }: Readonly<{ promotionId: string }>) {
  const { promotion, failed } = usePromotion(promotionId);
  return promotion ? <NewForm like={promotion} /> : failed;
}

type Values = PromotionValues & Readonly<{ promotionId: string; paused: boolean }>;

function NewForm({ like }: Readonly<{ like: DeskPromotion | undefined }>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const form = useForm<Values>({
    operation: createDeskPromotion,
    initial: {
      ...(like ? valuesOf(like) : newValues),
      promotionId: like ? `${like.promotionId}-2`.slice(0, 40) : '',
      paused: true,
    },
    required: ['promotionId'],
    send: async ({ promotionId, paused, ...values }) => {
      const body = { promotionId: promotionId.trim(), paused, ...membersOf(values) };
      await promotionChanged(await call(createDeskPromotion, { body }));
      showToast(t('studio.promotions.created'));
      setTimeout(() => navigate(`/promotions/${body.promotionId}`, { replace: true }));
    },
  });
  const set: PromotionForm['set'] = (name, value) => form.set(name, value as Values[typeof name]);
  return (
    <>
      <Section title={t('studio.promotions.new')}>
        <Form form={form} label={t('studio.promotions.new')} action={t('studio.promotions.create')}>
          <TextField
            {...form.text('promotionId')}
            label={t('studio.promotions.id')}
            hint={t('studio.promotions.idHint')}
            maxLength={40}
            autoComplete="off"
          />
          <PromotionFields form={{ ...form, set }} names={like ? namesOf(like) : {}} />
          <Checkbox
            label={t('studio.promotions.pausedFirst')}
            hint={t('studio.promotions.pausedFirstHint')}
            isSelected={form.values.paused}
            onChange={(paused) => form.set('paused', paused)}
          />
        </Form>
      </Section>
      <TryOut promotionId={null} newId={form.values.promotionId.trim()} members={() => membersOf(form.values)} />
      <Simulation promotionId={null} members={() => membersOf(form.values)} />
    </>
  );
}
