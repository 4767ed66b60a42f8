import type { ContentRule } from '@eyelet/contracts/content/check.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';

/** What each rule of the checklist says, with the values of a finding. */
export const ruleLabels: Readonly<Record<ContentRule, MessageKey>> = {
  'heading.several': 'studio.check.heading.several',
  'heading.skipped': 'studio.check.heading.skipped',
  'alt.missing': 'studio.check.alt.missing',
  'picture.missing': 'studio.check.picture.missing',
  'link.broken': 'studio.check.link.broken',
  'link.notYet': 'studio.check.link.notYet',
  'part.broken': 'studio.check.part.broken',
  'translation.missing': 'studio.check.translation.missing',
  'translation.changed': 'studio.check.translation.changed',
  'translation.proposed': 'studio.check.translation.proposed',
  'title.length': 'studio.check.title.length',
  'description.length': 'studio.check.description.length',
  'page.weight': 'studio.check.page.weight',
  'contrast.low': 'studio.check.contrast.low',
  'contrast.picture': 'studio.check.contrast.picture',
  'empty.products': 'studio.check.empty.products',
  'empty.category': 'studio.check.empty.category',
  'empty.articles': 'studio.check.empty.articles',
  'empty.event': 'studio.check.empty.event',
  'empty.over': 'studio.check.empty.over',
  'empty.film': 'studio.check.empty.film',
  'empty.service': 'studio.check.empty.service',
  'empty.blocks': 'studio.check.empty.blocks',
  'empty.segment': 'studio.check.empty.segment',
};
