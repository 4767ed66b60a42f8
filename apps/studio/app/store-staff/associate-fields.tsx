import { Checkbox } from '../look/checkbox.tsx';
import { Select } from '../look/select.tsx';
import { TextField, type TextFieldProps } from '../look/text-field.tsx';
import { useWords } from '../words/words.ts';
import { useStores } from './use-stores.ts';

export type AssociateValues = Readonly<{ storeId: string; adjustsUpTo: string; approves: boolean }>;

export type AssociateFormParts = Readonly<{
  values: AssociateValues;
  errors: Readonly<Record<string, string>>;
  set: <K extends keyof AssociateValues>(name: K, value: AssociateValues[K]) => void;
  text: (name: 'adjustsUpTo') => Pick<TextFieldProps, 'name' | 'value' | 'onChange'>;
}>;

/** Where somebody sells, what they take off alone, and whether they approve more of others. */
export function AssociateFields({ form }: Readonly<{ form: AssociateFormParts }>) {
  const { t } = useWords();
  const stores = useStores();
  return (
    <>
      <div>
        <Select
          label={t('studio.storeStaff.store')}
          value={form.values.storeId}
          options={stores}
          onChange={(storeId) => form.set('storeId', storeId)}
        />
        {form.errors.storeId === undefined ? undefined : (
          <p className="field-error" role="alert">
            {form.errors.storeId}
          </p>
        )}
      </div>
      <TextField
        {...form.text('adjustsUpTo')}
        label={t('studio.storeStaff.limitField')}
        hint={t('studio.storeStaff.limitHint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
      />
      <Checkbox
        label={t('studio.storeStaff.approves')}
        hint={t('studio.storeStaff.approvesHint')}
        isSelected={form.values.approves}
        onChange={(approves) => form.set('approves', approves)}
      />
    </>
  );
}
