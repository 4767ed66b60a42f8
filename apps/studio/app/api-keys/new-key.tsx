import { createApiKey } from '@eyelet/contracts/api-keys/create.ts';
import { type ApiKey, keyPermissions } from '@eyelet/contracts/api-keys/key.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '../forms/form.tsx';
import { SecretDialog } from '../forms/secret-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { Checkbox } from '../look/checkbox.tsx';
import { Select } from '../look/select.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { Record } from '../record/record.tsx';
import { Section } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { useMe } from '../session/me.ts';
import { newId } from '../session/new-id.ts';
import { refresh } from '../session/refresh.ts';
import { permissionWords } from '../words/names.ts';
import { useWords } from '../words/words.ts';

const daysToChoose = ['30', '90', '365', '730'] as const;
const callsToChoose = ['60', '600', '6000'] as const;
const dayMs = 24 * 60 * 60 * 1000;

type Values = Readonly<{ name: string; permissions: ApiKey['permissions']; days: string; perMinute: string }>;

/** A new key, with permissions of one's own at most. Its id is chosen here, so that a second press makes no second one. */
export function NewKey() {
  const { t } = useWords();
  const me = useMe();
  const navigate = useNavigate();
  const [begun] = useState(() => ({ keyId: newId(), at: Date.now() }));
  const [secret, setSecret] = useState<string>();
  const goOn = () => navigate('/api-keys', { replace: true });
  const form = useForm<Values>({
    operation: createApiKey,
    initial: { name: '', permissions: [], days: '90', perMinute: '600' },
    required: ['name', 'permissions'],
    send: async ({ name, permissions, days, perMinute }) => {
      const expiresAt = new Date(begun.at + Number(days) * dayMs).toISOString();
      const body = { keyId: begun.keyId, name, permissions: [...permissions], perMinute: Number(perMinute), expiresAt };
      const made = await call(createApiKey, { body });
      await refresh(['list', 'api-keys']);
      if (made.secret !== null) return setSecret(made.secret);
      showToast(t('studio.apiKeys.keyLost'));
      goOn();
    },
  });
  const { permissions } = form.values;
  return (
    <Record title={t('studio.apiKeys.new')} from={{ path: '/api-keys', label: t('studio.apiKeys.title') }}>
      <Section title={t('studio.apiKeys.details')}>
        <Form form={form} label={t('studio.apiKeys.new')} action={t('studio.apiKeys.create')}>
          <TextField {...form.text('name')} label={t('studio.apiKeys.name')} autoComplete="off" />
          <Select
            label={t('studio.apiKeys.holds')}
            value={form.values.days}
            options={daysToChoose.map((id) => ({ id, label: t('studio.apiKeys.days', { days: Number(id) }) }))}
            onChange={(days) => form.set('days', days)}
          />
          <Select
            label={t('studio.apiKeys.perMinute')}
            value={form.values.perMinute}
            options={callsToChoose.map((id) => ({ id, label: id }))}
            onChange={(perMinute) => form.set('perMinute', perMinute)}
          />
          <fieldset className="group">
            <legend>{t('studio.permissions')}</legend>
            {form.errors.permissions === undefined ? undefined : (
              <p className="field-error" role="alert">
                {form.errors.permissions}
              </p>
            )}
            {keyPermissions
              .filter((one) => me.permissions.includes(one))
              .map((permission) => {
                const { name, description } = permissionWords(t, permission);
                return (
                  <Checkbox
                    key={permission}
                    label={name}
                    hint={description}
                    isSelected={permissions.includes(permission)}
                    onChange={(isSelected) =>
                      form.set(
                        'permissions',
                        isSelected ? [...permissions, permission] : permissions.filter((one) => one !== permission),
                      )
                    }
                  />
                );
              })}
          </fieldset>
        </Form>
      </Section>
      {secret === undefined ? undefined : (
        <SecretDialog
          title={t('studio.apiKeys.key')}
          warning={t('studio.apiKeys.keyOnce')}
          secret={secret}
          onKept={goOn}
        />
      )}
    </Record>
  );
}
