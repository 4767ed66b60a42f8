import { updateWebhook } from '@eyelet/contracts/webhooks/update.ts';
import type { Webhook } from '@eyelet/contracts/webhooks/webhook.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { showToast } from '../look/toasts.ts';
import type { Difference } from '../record/conflict.tsx';
import { RecordForm } from '../record/record-form.tsx';
import { call } from '../session/api.ts';
import { factText } from '../words/facts.ts';
import { useWords } from '../words/words.ts';
import { webhooksChanged } from './use-webhooks.ts';
import { WebhookFields, type WebhookValues } from './webhook-fields.tsx';

const valuesOf = ({ url, description, facts, active }: Webhook): WebhookValues => ({ url, description, facts, active });

/** What a webhook is, to be changed. */
export function WebhookForm({ webhook }: Readonly<{ webhook: Webhook }>) {
  const { t } = useWords();
  const { webhookId } = webhook;
  const form = useRecordForm({
    operation: updateWebhook,
    record: webhook,
    valuesOf,
    required: ['url', 'facts'],
    save: async ({ facts, ...members }, version) => {
      const body = { ...members, facts: [...facts], version };
      const saved = await call(updateWebhook, { params: { webhookId }, body });
      await webhooksChanged(webhookId);
      showToast(t('studio.saved'));
      return saved;
    },
  });
  return (
    <RecordForm
      form={form}
      title={t('studio.webhooks.details')}
      label={t('studio.webhooks.change')}
      differencesFrom={(theirs) => differencesOf(t, form.values, theirs)}
    >
      <WebhookFields form={form} />
    </RecordForm>
  );
}

function differencesOf(t: Translate, mine: WebhookValues, theirs: WebhookValues): readonly Difference[] {
  const textOf = (values: WebhookValues) => ({
    url: values.url,
    description: values.description || '–',
    facts: values.facts.map((fact) => factText(t, fact)).join(', '),
    active: t(values.active ? 'studio.webhooks.active' : 'studio.webhooks.inactive'),
  });
  const [ours, others] = [textOf(mine), textOf(theirs)];
  return (['url', 'description', 'facts', 'active'] as const)
    .filter((member) => ours[member] !== others[member])
    .map((member) => ({ label: t(`studio.webhooks.${member}`), mine: ours[member], theirs: others[member] }));
}
