import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import type { ReactNode } from 'react';
import { useMay } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import { Nothing } from './nothing.tsx';
import { Page } from './page.tsx';

type PermittedProps = Readonly<{ permission: Permission; children: ReactNode }>;

/** A page for people with a permission; others, who come by a link, read which permission they lack. */
export function Permitted({ permission, children }: PermittedProps) {
  const { t } = useWords();
  const may = useMay();
  if (may(permission)) return children;
  return (
    <Page title={t('studio.forbidden.title')}>
      <Nothing title={t('error.STF403')} />
    </Page>
  );
}
