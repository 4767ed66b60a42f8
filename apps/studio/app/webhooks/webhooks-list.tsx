import { listWebhooks } from '@eyelet/contracts/webhooks/list.ts';
import type { Webhook } from '@eyelet/contracts/webhooks/webhook.ts';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Page } from '../frame/page.tsx';
import type { Column } from '../list/column.ts';
import { List } from '../list/list.tsx';
import { Badge } from '../look/badge.tsx';
import { Button } from '../look/button.tsx';
import { call } from '../session/api.ts';
import { usePermission } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import { WebhookState } from './webhook-state.tsx';

/** The webhooks of the shop. */
export function WebhooksList() {
  const { t } = useWords();
  const may = usePermission();
  const navigate = useNavigate();
  const columns: readonly Column<Webhook>[] = [
    { id: 'url', label: t('studio.webhooks.url'), show: ({ url }) => <span className="wraps">{url}</span> },
    {
      id: 'description',
      label: t('studio.webhooks.description'),
      leaves: 'tablet',
      show: ({ description }) => description || '–',
    },
    {
      id: 'facts',
      label: t('studio.webhooks.facts'),
      leaves: 'tablet',
      show: ({ facts }) => t('studio.webhooks.factCount', { count: facts.length }),
    },
    { id: 'waiting', label: t('studio.webhooks.waiting'), leaves: 'phone', show: ({ waiting }) => waiting },
    {
      id: 'givenUp',
      label: t('studio.webhooks.givenUp'),
      leaves: 'phone',
      show: ({ givenUp }) => (givenUp > 0 ? <Badge tone="bad">{givenUp}</Badge> : 0),
    },
    { id: 'active', label: t('studio.state'), show: ({ active }) => <WebhookState active={active} /> },
  ];
  const create = (
    <Button kind="primary" onPress={() => navigate('/webhooks/new')}>
      <Plus aria-hidden size={16} />
      {t('studio.webhooks.new')}
    </Button>
  );
  return (
    <Page title={t('studio.webhooks.title')} actions={may('webhooks.write') ? create : undefined}>
      <p className="hint page-hint">{t('studio.webhooks.what')}</p>
      <List
        name="webhooks"
        label={t('studio.webhooks.title')}
        columns={columns}
        rowId={({ webhookId }) => webhookId}
        open={({ webhookId }) => `/webhooks/${webhookId}`}
        read={async () => ({ rows: (await call(listWebhooks, {})).webhooks, next: null })}
        empty={{ title: t('studio.webhooks.none') }}
      />
    </Page>
  );
}
