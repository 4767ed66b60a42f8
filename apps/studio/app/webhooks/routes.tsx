import type { RouteObject } from 'react-router';
import { Permitted } from '../frame/permitted.tsx';
import { MessagesList } from './messages-list.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookRecord } from './webhook-record.tsx';
import { WebhooksList } from './webhooks-list.tsx';

export const webhooksRoutes: readonly RouteObject[] = [
  {
    path: '/webhooks',
    element: (
      <Permitted permission="webhooks.read">
        <WebhooksList />
      </Permitted>
    ),
  },
  {
    path: '/webhooks/new',
    element: (
      <Permitted permission="webhooks.write">
        <NewWebhook />
      </Permitted>
    ),
  },
  {
    path: '/webhooks/:webhookId',
    element: (
      <Permitted permission="webhooks.read">
        <WebhookRecord />
      </Permitted>
    ),
  },
  {
    path: '/webhooks/:webhookId/messages',
    element: (
      <Permitted permission="webhooks.read">
        <MessagesList />
      </Permitted>
    ),
  },
];
