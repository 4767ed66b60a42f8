import { countedPrices, deliveryMethods, payments, shopperProgrammes } from '@eyelet/contracts/promotion-desk/wants.ts';
import { Checkbox } from '../../look/checkbox.tsx';
import { Select } from '../../look/select.tsx';
import { TextField } from '../../look/text-field.tsx';
import { useWords } from '../../words/words.ts';
import { ChoicesField } from '../choices-field.tsx';
import { FieldProblem } from '../field-group.tsx';
import { FoldedGroup } from '../folded-group.tsx';
import { FormPart } from '../form-part.tsx';
import { hasAttributes } from './attributes.ts';
import { AttributesFields } from './attributes-fields.tsx';
import { SegmentFields } from './segment-fields.tsx';
import { hasSegment } from './segment-values.ts';
import { StoresField } from './stores-field.tsx';
import { useChoices } from './use-choices.ts';
import type { TypedWants } from './values.ts';
import { weekdays } from './weekdays.ts';

type WantsFieldsProps = Readonly<{
  value: TypedWants;
  /** What stores are called, by id. */
  names: Readonly<Record<string, string>>;
  error: string | undefined;
  onChange: (value: TypedWants) => void;
}>;

/** What a promotion asks for besides goods, value, shoppers, markets and code. */
export function WantsFields({ value, names, error, onChange }: WantsFieldsProps) {
  const { t, language } = useWords();
  const choices = useChoices();
  const change = (members: Partial<TypedWants>) => onChange({ ...value, ...members });
  const price = countedPrices.find((one) => one === value.price);
  return (
    <FormPart title={t('studio.promotions.wants')} hint={t('studio.promotions.wantsHint')}>
      <FieldProblem error={error} />
      <div className="field-row">
        <TextField
          name="wants.units"
          label={t('studio.promotions.wants.units')}
          value={value.units}
          inputMode="numeric"
          maxLength={6}
          onChange={(units) => change({ units })}
        />
        <Select
          label={t('studio.promotions.wants.price')}
          value={price ?? 'any'}
          options={(['any', ...countedPrices] as const).map((id) => ({
            id,
            label: t(`studio.promotions.wants.price.${id}`),
          }))}
          onChange={(next) => change({ price: next === 'any' ? '' : next })}
        />
      </div>
      <Checkbox
        label={t('studio.promotions.wants.firstOrder')}
        hint={t('studio.promotions.wants.firstOrderHint')}
        isSelected={value.firstOrder}
        onChange={(firstOrder) => change({ firstOrder })}
      />
      <FoldedGroup
        title={t('studio.promotions.wants.hours')}
        isSet={value.days.length > 0 || `${value.from}${value.until}` !== ''}
      >
        <ChoicesField
          legend={t('studio.promotions.wants.days')}
          hint={t('studio.promotions.wants.hoursHint')}
          options={weekdays(language)}
          value={value.days}
          onChange={(days) => change({ days })}
        />
        <div className="field-row">
          {(['from', 'until'] as const).map((member) => (
            <TextField
              key={member}
              name={`wants.${member}`}
              type="time"
              label={t(`studio.content.${member}`)}
              value={value[member]}
              onChange={(time) => change({ [member]: time })}
            />
          ))}
        </div>
      </FoldedGroup>
      <FoldedGroup title={t('studio.promotions.wants.groups')} isSet={value.groups.length > 0}>
        <ChoicesField
          legend={t('studio.promotions.wants.groups')}
          hint={t('studio.promotions.noneIsAll')}
          options={shopperProgrammes.map((id) => ({ id, label: t(`studio.promotions.wants.groups.${id}`) }))}
          value={value.groups}
          onChange={(groups) => change({ groups })}
        />
      </FoldedGroup>
      <FoldedGroup title={t('studio.promotions.segment')} isSet={hasSegment(value.segment)}>
        <SegmentFields
          value={value.segment}
          onChange={(members) => change({ segment: { ...value.segment, ...members } })}
        />
      </FoldedGroup>
      <FoldedGroup title={t('studio.promotions.wants.payment')} isSet={value.payment.length > 0}>
        <ChoicesField
          legend={t('studio.promotions.wants.payment')}
          hint={t('studio.promotions.noneIsAll')}
          options={payments.map((id) => ({ id, label: t(`studio.orders.method.${id}`) }))}
          value={value.payment}
          onChange={(payment) => change({ payment })}
        />
      </FoldedGroup>
      <FoldedGroup title={t('studio.promotions.wants.delivery')} isSet={value.delivery.length > 0}>
        <ChoicesField
          legend={t('studio.promotions.wants.delivery')}
          hint={t('studio.promotions.noneIsAll')}
          options={deliveryMethods.map((id) => ({ id, label: t(`studio.promotions.method.${id}`) }))}
          value={value.delivery}
          onChange={(delivery) => change({ delivery })}
        />
      </FoldedGroup>
      <FoldedGroup title={t('studio.promotions.wants.stores')} isSet={value.stores.length > 0}>
        <StoresField
          value={value.stores}
          stores={choices?.stores ?? []}
          names={names}
          onChange={(stores) => change({ stores })}
        />
      </FoldedGroup>
      <FoldedGroup title={t('studio.promotions.wants.attributes')} isSet={hasAttributes(value)}>
        <AttributesFields value={value} onChange={change} />
      </FoldedGroup>
    </FormPart>
  );
}
