import type { RouteObject } from 'react-router';
import { RequirePermission } from '../frame/require-permission.tsx';
import { MessagesList } from './messages-list.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookRecord } from './webhook-record.tsx';
import { WebhooksList } from './webhooks-list.tsx';

export const webhooksRoutes: readonly RouteObject[] = [
  {
    path: '/webhooks',
    element: (
      <RequirePermission permission="webhooks.read">
        <WebhooksList />
      </RequirePermission>
    ),
  },
  {
    path: '/webhooks/new',
    element: (
      <RequirePermission permission="webhooks.write">
        <NewWebhook />
      </RequirePermission>
    ),
  },
  {
    path: '/webhooks/:webhookId',
    element: (
      <RequirePermission permission="webhooks.read">
        <WebhookRecord />
      </RequirePermission>
    ),
  },
  {
    path: '/webhooks/:webhookId/messages',
    element: (
      <RequirePermission permission="webhooks.read">
        <MessagesList />
      </RequirePermission>
    ),
  },
];
