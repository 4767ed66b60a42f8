import type { ContentItem } from '@eyelet/contracts/content/item.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { Tone } from '../look/badge.tsx';

export const kindLabels: Readonly<Record<ContentKind, MessageKey>> = {
  page: 'blocks.kind.page',
  section: 'blocks.kind.section',
  block: 'blocks.kind.block',
  menu: 'blocks.kind.menu',
  popup: 'blocks.kind.popup',
  article: 'blocks.kind.article',
  dialog: 'blocks.kind.dialog',
  'benefit-bar': 'blocks.kind.benefit-bar',
  footer: 'blocks.kind.footer',
  event: 'blocks.kind.event',
};

export type ContentState = ContentItem['state'];

export const stateLabels: Readonly<Record<ContentState, MessageKey>> = {
  draft: 'studio.content.state.draft',
  scheduled: 'studio.content.state.scheduled',
  published: 'studio.content.state.published',
  archived: 'studio.content.state.archived',
};

export const stateTones: Readonly<Record<ContentState, Tone>> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'good',
  archived: 'warning',
};
