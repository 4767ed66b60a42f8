import { promotionLevels, shopperTypes } from '@eyelet/contracts/promotion-desk/promotion.ts';
import { Checkbox } from '../look/checkbox.tsx';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';

import { namedMarkets } from '../words/markets.ts';
import { useWords } from '../words/words.ts';
import { AmountsField } from './amounts-field.tsx';
import { BenefitFields } from './benefit-fields.tsx';
import { ChoicesField } from './choices-field.tsx';
import { FieldProblem } from './field-group.tsx';
import { FormPart } from './form-part.tsx';
import { GoodsField } from './goods-field.tsx';
import { TextsFields } from './texts-fields.tsx';
import { namesGoods, type PromotionValues } from './values.ts';
import { WantsFields } from './wants/wants-fields.tsx';

type Texts = 'rank' | 'group' | 'startsAt' | 'endsAt';

/** What the fields need of a form. */
export type PromotionForm = Readonly<{
  values: PromotionValues;
  errors: Readonly<Record<string, string>>;
  set: <K extends keyof PromotionValues>(name: K, value: PromotionValues[K]) => void;
}>;

type PromotionFieldsProps = Readonly<{ form: PromotionForm; names: Readonly<Record<string, string>> }>;

/** What a promotion brings, when and for whom, within which limits, and what it says. */
export function PromotionFields({ form, names }: PromotionFieldsProps) {
  const { t, language } = useWords();
  const { values, errors, set } = form;
  const { limits, benefit } = values;
  const text = (name: Texts) => ({
    ...{ name, value: values[name], error: errors[name] },
    onChange: (value: string) => set(name, value),
  });
  const limit = (name: 'uses' | 'usesEach') => ({
    ...{ name: `limits.${name}`, value: limits[name], inputMode: 'numeric' as const, maxLength: 7 },
    onChange: (value: string) => set('limits', { ...limits, [name]: value }),
  });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <TextsFields
        value={values.texts}
        isGift={benefit.kind === 'gift'}
        error={errors.texts}
        onChange={(next) => set('texts', next)}
      />
      <FormPart title={t('studio.promotions.gives')}>
        <BenefitFields value={benefit} names={names} error={errors.benefit} onChange={(next) => set('benefit', next)} />
        <Select
          label={t('studio.promotions.level')}
          value={values.level}
          options={promotionLevels.map((id) => ({ id, label: t(`studio.promotions.level.${id}`) }))}
          onChange={(level) => set('level', promotionLevels.find((one) => one === level) ?? values.level)}
        />
        <FieldProblem error={errors.level} />
      </FormPart>
      <FormPart title={t('studio.promotions.conditions')}>
        {namesGoods(benefit.kind) ? undefined : (
          <GoodsField
            legend={t('studio.promotions.goods')}
            none={t('studio.promotions.allGoods')}
            value={values.concerns}
            names={names}
            error={errors.concerns}
            onChange={(next) => set('concerns', next)}
          />
        )}
        <AmountsField
          legend={t('studio.promotions.threshold')}
          name="threshold"
          value={values.threshold}
          error={errors.threshold}
          onChange={(next) => set('threshold', next)}
        />
        <ChoicesField
          legend={t('studio.promotions.shoppers')}
          hint={t('studio.promotions.noneIsAll')}
          options={shopperTypes.map((id) => ({ id, label: t(`studio.promotions.shopper.${id}`) }))}
          value={values.audience}
          error={errors.audience}
          onChange={(next) => set('audience', next)}
        />
        <ChoicesField
          legend={t('studio.promotions.markets')}
          hint={t('studio.promotions.noneIsAll')}
          options={namedMarkets(language)}
          value={values.locales}
          error={errors.locales}
          onChange={(next) => set('locales', next)}
        />
        <div className="field-row">
          <TextField {...text('startsAt')} type="datetime-local" label={t('studio.content.from')} />
          <TextField {...text('endsAt')} type="datetime-local" label={t('studio.content.until')} />
        </div>
        <p className="hint">{t('studio.promotions.clock', { zone })}</p>
        <Checkbox
          label={t('studio.promotions.needsCode')}
          isSelected={values.needsCode}
          onChange={(next) => set('needsCode', next)}
        />
      </FormPart>
      <WantsFields value={values.wants} names={names} error={errors.wants} onChange={(next) => set('wants', next)} />
      <FormPart title={t('studio.promotions.beside')}>
        <Checkbox
          label={t('studio.promotions.alone')}
          isSelected={values.exclusive}
          onChange={(next) => set('exclusive', next)}
        />
        <TextField {...text('group')} label={t('studio.promotions.group')} hint={t('studio.promotions.groupHint')} />
        <TextField
          {...text('rank')}
          inputMode="numeric"
          label={t('studio.promotions.rank')}
          hint={t('studio.promotions.rankHint')}
        />
      </FormPart>
      <FormPart title={t('studio.promotions.limits')}>
        <Checkbox
          label={t('studio.promotions.belowFloor')}
          isSelected={values.belowFloor}
          onChange={(next) => set('belowFloor', next)}
        />
        <FieldProblem error={errors.limits} />
        <div className="field-row">
          <TextField {...limit('uses')} label={t('studio.promotions.usesInAll')} />
          <TextField {...limit('usesEach')} label={t('studio.promotions.usesEach')} />
        </div>
        <AmountsField
          legend={t('studio.promotions.mostOff')}
          name="mostOff"
          value={values.mostOff}
          error={errors.mostOff}
          onChange={(next) => set('mostOff', next)}
        />
        <AmountsField
          legend={t('studio.promotions.budget')}
          name="budget"
          value={limits.budget}
          onChange={(budget) => set('limits', { ...limits, budget })}
        />
      </FormPart>
    </>
  );
}
