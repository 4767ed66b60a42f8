import type { ApiKey } from '@eyelet/contracts/api-keys/key.ts';
import { listApiKeys } from '@eyelet/contracts/api-keys/list.ts';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import { List } from '../list/list.tsx';
import { Badge } from '../look/badge.tsx';
import { Button } from '../look/button.tsx';
import { Facts } from '../record/section.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { permissionWords } from '../words/names.ts';
import { dateTime, useWords } from '../words/words.ts';
import { RevokeKey } from './revoke-key.tsx';

const tones = { active: 'good', expired: 'warning', revoked: 'neutral' } as const;

/** The outside systems that may call, what they may do, and when they last did. */
export function KeysList() {
  const { t, language } = useWords();
  const may = usePermission();
  const navigate = useNavigate();
  const usedText = ({ lastUsedAt }: ApiKey) =>
    lastUsedAt === null ? t('studio.apiKeys.never') : dateTime(language, lastUsedAt);
  const columns: readonly Column<ApiKey>[] = [
    { id: 'name', label: t('studio.apiKeys.name'), show: ({ name }) => <span className="wraps">{name}</span> },
    {
      id: 'prefix',
      label: t('studio.apiKeys.prefix'),
      leaves: 'phone',
      show: ({ prefix }) => <code>{prefix}…</code>,
    },
    {
      id: 'state',
      label: t('studio.state'),
      show: ({ state }) => <Badge tone={tones[state]}>{t(`studio.apiKeys.state.${state}`)}</Badge>,
    },
    { id: 'lastUsed', label: t('studio.apiKeys.lastUsed'), leaves: 'phone', show: usedText },
    {
      id: 'expiresAt',
      label: t('studio.apiKeys.expiresAt'),
      leaves: 'tablet',
      show: ({ expiresAt }) => dateTime(language, expiresAt),
    },
  ];
  const create = (
    <Button kind="primary" onPress={() => navigate('/api-keys/new')}>
      <Plus aria-hidden size={16} />
      {t('studio.apiKeys.new')}
    </Button>
  );
  return (
    <Page title={t('studio.apiKeys.title')} actions={may('api-keys.manage') ? create : undefined}>
      <p className="hint page-hint">{t('studio.apiKeys.what')}</p>
      <List
        name="api-keys"
        label={t('studio.apiKeys.title')}
        columns={columns}
        rowId={({ keyId }) => keyId}
        more={(key) => (
          <div className="stack">
            <Facts
              facts={[
                [t('studio.apiKeys.prefix'), <code key="prefix">{key.prefix}…</code>],
                [t('studio.permissions'), key.permissions.map((one) => permissionWords(t, one).name).join(', ')],
                [t('studio.apiKeys.perMinute'), key.perMinute],
                [t('studio.apiKeys.createdAt'), dateTime(language, key.createdAt)],
                [t('studio.apiKeys.lastUsed'), usedText(key)],
                [t('studio.apiKeys.expiresAt'), dateTime(language, key.expiresAt)],
              ]}
            />
            {may('api-keys.manage') && key.state === 'active' ? <RevokeKey apiKey={key} /> : undefined}
          </div>
        )}
        read={async () => ({ rows: (await call(listApiKeys, {})).keys, next: null })}
        empty={{ title: t('studio.apiKeys.none') }}
      />
    </Page>
  );
}
