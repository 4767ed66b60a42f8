import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import type { ReactNode } from 'react';
import { usePermission } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';

type RequirePermissionProps = Readonly<{ permission: Permission; children: ReactNode }>;

/** Renders a page for people with a permission; others read which one they lack. */
export function RequirePermission({ permission, children }: RequirePermissionProps) {
  const { t } = useWords();
  const may = usePermission();
  if (may(permission)) return children;
  return (
    <Page title={t('studio.forbidden.title')}>
      <EmptyState title={t('error.STF403')} />
    </Page>
  );
}
