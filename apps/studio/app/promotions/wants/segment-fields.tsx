import { memberTiers } from '@eyelet/contracts/promotion-desk/wants.ts';
import { TextField } from '../../look/text-field.tsx';
import { namedMarkets } from '../../words/markets.ts';
import { useWords } from '../../words/words.ts';
import { AmountsField } from '../amounts-field.tsx';
import { ChoicesField } from '../choices-field.tsx';
import { FieldGroup } from '../field-group.tsx';
import type { TypedSegment } from './segment-values.ts';

type SegmentFieldsProps = Readonly<{
  value: TypedSegment;
  onChange: (members: Partial<TypedSegment>) => void;
}>;

/** Which segments of shoppers a promotion is for: by their orders, their membership and their account. */
export function SegmentFields({ value, onChange }: SegmentFieldsProps) {
  const { t, language } = useWords();
  const count = (member: 'ordersFrom' | 'ordersUntil' | 'spentDays' | 'daysSinceOrder' | 'daysAsMember') => (
    <TextField
      key={member}
      name={`wants.${member}`}
      label={t(`studio.promotions.segment.${member}`)}
      value={value[member]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      onChange={(text) => onChange({ [member]: text })}
    />
  );
  return (
    <>
      <p className="hint">{t('studio.promotions.segment.hint')}</p>
      <FieldGroup legend={t('studio.promotions.segment.orders')}>
        {[count('ordersFrom'), count('ordersUntil'), count('daysSinceOrder')]}
      </FieldGroup>
      <AmountsField
        legend={t('studio.promotions.segment.spent')}
        hint={t('studio.promotions.segment.spentHint')}
        name="wants.spent"
        value={value.spent}
        onChange={(spent) => onChange({ spent })}
      />
      {count('spentDays')}
      <ChoicesField
        legend={t('studio.promotions.segment.tiers')}
        hint={t('studio.promotions.segment.tiersHint')}
        options={memberTiers.map((id) => ({ id, label: t(`studio.loyalty.tier.${id}`) }))}
        value={value.tiers}
        onChange={(tiers) => onChange({ tiers })}
      />
      {count('daysAsMember')}
      <ChoicesField
        legend={t('studio.promotions.segment.homeMarkets')}
        hint={t('studio.promotions.segment.homeMarketsHint')}
        options={namedMarkets(language)}
        value={value.homeMarkets}
        onChange={(homeMarkets) => onChange({ homeMarkets })}
      />
    </>
  );
}
