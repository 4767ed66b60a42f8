import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { articleItem } from './article/item.ts';
import { benefitBarItem } from './benefit-bar/item.ts';
import { blockItem } from './block/item.ts';
import { dialogItem } from './dialog/item.ts';
import { eventItem } from './event/item.ts';
import { footerItem } from './footer/item.ts';
import type { AnyItemKind } from './item-kind.ts';
import { menuItem } from './menu/item.ts';
import { pageItem } from './page/item.ts';
import { popupItem } from './popup/item.ts';
import { sectionItem } from './section/item.ts';

/** Every kind of item. Not part of the shoppers' scripts. */
export const itemKinds: Readonly<Record<ContentKind, AnyItemKind>> = {
  page: pageItem,
  section: sectionItem,
  block: blockItem,
  menu: menuItem,
  popup: popupItem,
  article: articleItem,
  dialog: dialogItem,
  'benefit-bar': benefitBarItem,
  footer: footerItem,
  event: eventItem,
};
