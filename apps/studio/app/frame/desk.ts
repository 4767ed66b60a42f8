import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { LucideIcon } from 'lucide-react';
import type { RouteObject } from 'react-router';

/** A place of work: where it lies, who sees it, and what it is made of. */
export type Desk = Readonly<{
  path: string;
  title: MessageKey;
  icon: LucideIcon;
  permission: Permission | 'anyone';
  routes: readonly RouteObject[];
  /** Records of the desk that a search by words finds, among those that the person may see. */
  find?: (words: string) => Promise<readonly Found[]>;
}>;

/** Desks that lie together in the navigation, under a heading if they have one. */
export type DeskGroup = Readonly<{ title: MessageKey | undefined; desks: readonly Desk[] }>;

export type Found = Readonly<{ id: string; label: string; hint: string; path: string }>;
