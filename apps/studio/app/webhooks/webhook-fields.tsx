import { type WebhookFact, webhookFactNames } from '@eyelet/contracts/webhooks/facts.ts';
import { Checkbox } from '../look/checkbox.tsx';
import { TextField, type TextFieldProps } from '../look/text-field.tsx';
import { factText } from '../words/facts.ts';
import { useWords } from '../words/words.ts';

export type WebhookValues = Readonly<{
  url: string;
  description: string;
  facts: readonly WebhookFact[];
  active: boolean;
}>;

type WebhookFieldsProps = Readonly<{
  form: Readonly<{
    values: WebhookValues;
    errors: Readonly<Record<string, string>>;
    set: <K extends keyof WebhookValues>(name: K, value: WebhookValues[K]) => void;
    text: (name: 'url' | 'description') => Pick<TextFieldProps, 'name' | 'value' | 'onChange'>;
  }>;
}>;

/** Where messages go, of what they tell, and whether they are sent at all. */
export function WebhookFields({ form }: WebhookFieldsProps) {
  const { t } = useWords();
  const { facts, active } = form.values;
  return (
    <>
      <TextField
        {...form.text('url')}
        label={t('studio.webhooks.url')}
        hint={t('studio.webhooks.urlHint')}
        inputMode="url"
        autoComplete="off"
      />
      <TextField {...form.text('description')} label={t('studio.webhooks.description')} autoComplete="off" />
      <fieldset className="group">
        <legend>{t('studio.webhooks.facts')}</legend>
        {form.errors.facts === undefined ? undefined : (
          <p className="field-error" role="alert">
            {form.errors.facts}
          </p>
        )}
        {webhookFactNames.map((fact) => (
          <Checkbox
            key={fact}
            label={factText(t, fact)}
            isSelected={facts.includes(fact)}
            onChange={(isSelected) =>
              form.set('facts', isSelected ? [...facts, fact].toSorted() : facts.filter((one) => one !== fact))
            }
          />
        ))}
      </fieldset>
      <Checkbox
        label={t('studio.webhooks.active')}
        hint={t('studio.webhooks.activeHint')}
        isSelected={active}
        onChange={(isSelected) => form.set('active', isSelected)}
      />
    </>
  );
}
