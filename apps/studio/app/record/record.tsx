import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { BackLink } from '../frame/back-link.tsx';
import { useKeys } from '../frame/keys.ts';
import { Page } from '../frame/page.tsx';

type RecordProps = Readonly<{
  title: string;
  /** The list that the record comes from. */
  from: Readonly<{ path: string; label: string }>;
  state?: ReactNode;
  actions?: ReactNode;
  /** What stands at the side, such as the history. */
  side?: ReactNode;
  children: ReactNode;
}>;

/** A record: head with state and actions, sections, and its history at the side. Escape goes back to the list. */
export function Record({ title, from, state, actions, side, children }: RecordProps) {
  const navigate = useNavigate();
  useKeys({ Escape: () => navigate(from.path) });
  const above = <BackLink to={from.path}>{from.label}</BackLink>;
  return (
    <Page title={title} beside={state} above={above} actions={actions}>
      <div className={side ? 'record record-sided' : 'record'}>
        <div className="sections">{children}</div>
        {side ? <aside>{side}</aside> : undefined}
      </div>
    </Page>
  );
}
