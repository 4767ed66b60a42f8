import { deliveryMethods } from '@eyelet/contracts/promotion-desk/wants.ts';
import { benefitKinds } from '@eyelet/contracts/promotions/benefit-kinds.ts';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../look/button.tsx';
import { Select } from '../look/select.tsx';
import { TextArea } from '../look/text-area.tsx';
import { TextField } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';
import { AmountsField } from './amounts-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { FieldProblem } from './field-group.tsx';
import { PartsFields, SidesFields } from './parts-fields.tsx';
import { PricesField } from './prices-field.tsx';
import { emptyStep, isReducedByPercent, type PromotionValues, type TypedStep } from './values.ts';

type Benefit = PromotionValues['benefit'];

type BenefitFieldsProps = Readonly<{
  value: Benefit;
  /** What products and categories are called, by id. */
  names: Readonly<Record<string, string>>;
  error: string | undefined;
  onChange: (value: Benefit) => void;
}>;

/** The kind of what a promotion brings, and the fields of that kind. */
export function BenefitFields({ value, names, error, onChange }: BenefitFieldsProps) {
  const { t } = useWords();
  const { kind } = value;
  const number = (name: 'percent' | 'buy' | 'get', label: string) => (
    <TextField
      name={`benefit.${name}`}
      label={label}
      value={value[name]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      onChange={(typed) => onChange({ ...value, [name]: typed })}
    />
  );
  return (
    <>
      <Select
        label={t('studio.promotions.kind')}
        value={kind}
        options={benefitKinds.map((id) => ({ id, label: t(`studio.promotions.kind.${id}`) }))}
        onChange={(next) => onChange({ ...value, kind: benefitKinds.find((one) => one === next) ?? kind })}
      />
      <FieldProblem error={error} />
      {kind === 'buy-get' ? (
        <div className="field-row">
          {number('buy', t('studio.promotions.buy'))}
          {number('get', t('studio.promotions.get'))}
        </div>
      ) : undefined}
      {kind === 'buy-get-other' ? (
        <SidesFields value={value.parts} names={names} onChange={(parts) => onChange({ ...value, parts })} />
      ) : undefined}
      {isReducedByPercent(kind) ? number('percent', t('studio.promotions.percent')) : undefined}
      {kind === 'bundle' ? (
        <PartsFields value={value.parts} names={names} onChange={(parts) => onChange({ ...value, parts })} />
      ) : undefined}
      {kind === 'amount' || kind === 'fixed-price' || kind === 'bundle' || kind === 'reduced-delivery' ? (
        <AmountsField
          legend={t('studio.promotions.amount')}
          hint={t(kind === 'reduced-delivery' ? 'studio.promotions.deliveryOffHint' : 'studio.promotions.amountHint')}
          name="amounts"
          value={value.amounts}
          onChange={(amounts) => onChange({ ...value, amounts })}
        />
      ) : undefined}
      {kind === 'group-prices' ? (
        <PricesField value={value.prices} onChange={(prices) => onChange({ ...value, prices })} />
      ) : undefined}
      {kind === 'steps' ? (
        <StepsFields value={value.steps} onChange={(steps) => onChange({ ...value, steps })} />
      ) : undefined}
      {kind === 'free-delivery' || kind === 'reduced-delivery' ? (
        <ChoicesField
          legend={t('studio.promotions.methods')}
          options={deliveryMethods.map((id) => ({ id, label: t(`studio.promotions.method.${id}`) }))}
          value={value.methods}
          onChange={(methods) => onChange({ ...value, methods })}
        />
      ) : undefined}
      {kind === 'gift' ? (
        <>
          <TextField
            name="benefit.upc"
            label={t('studio.promotions.upc')}
            hint={t('studio.promotions.upcHint')}
            value={value.upc}
            inputMode="numeric"
            maxLength={14}
            onChange={(upc) => onChange({ ...value, upc })}
          />
          <TextArea
            name="benefit.others"
            label={t('studio.promotions.others')}
            hint={t('studio.promotions.othersHint')}
            value={value.others}
            rows={3}
            maxLength={300}
            onChange={(others) => onChange({ ...value, others })}
          />
        </>
      ) : undefined}
    </>
  );
}

type StepsFieldsProps = Readonly<{
  value: readonly TypedStep[];
  onChange: (value: readonly TypedStep[]) => void;
}>;

/** Steps by units or by value, the first first. */
function StepsFields({ value, onChange }: StepsFieldsProps) {
  const { t } = useWords();
  return (
    <>
      {value.map((step, index) => {
        const name = t('studio.promotions.step', { number: index + 1 });
        const change = (members: Partial<TypedStep>) => onChange(value.with(index, { ...step, ...members }));
        return (
          // Steps have no ids, so their position is the key.
          <fieldset className="group" key={index}>
            <legend>{name}</legend>
            <div className="field-row">
              <TextField
                name={`steps.${index}.percent`}
                label={t('studio.promotions.percent')}
                value={step.percent}
                inputMode="numeric"
                maxLength={2}
                onChange={(percent) => change({ percent })}
              />
              <TextField
                name={`steps.${index}.units`}
                label={t('studio.promotions.stepUnits')}
                value={step.units}
                inputMode="numeric"
                maxLength={4}
                onChange={(units) => change({ units })}
              />
            </div>
            <AmountsField
              legend={t('studio.promotions.stepValue')}
              name={`steps.${index}`}
              value={step.amounts}
              onChange={(amounts) => change({ amounts })}
            />
            <div>
              <Button
                aria-label={t('studio.editor.takeOut', { name })}
                onPress={() => onChange(value.toSpliced(index, 1))}
              >
                <Trash2 aria-hidden size={14} />
              </Button>
            </div>
          </fieldset>
        );
      })}
      <div>
        <Button onPress={() => onChange([...value, emptyStep])}>
          <Plus aria-hidden size={14} />
          {t('studio.promotions.addStep')}
        </Button>
      </div>
    </>
  );
}
