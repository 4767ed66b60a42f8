import type { ReactNode } from 'react';
import { Badge, type Tone } from '../look/badge.tsx';
import { dateTime, useWords } from '../words/words.ts';
import { type Act, Decisions, type DecisionsProps } from './decisions.tsx';

/** What somebody has asked for, and a second person decides on where it is much. */
type Asked = Readonly<{
  state: 'waiting' | 'done' | 'refused';
  note: string;
  askedBy: string;
  askedAt: string;
  decidedBy: string | null;
  decidedAt: string | null;
  isOwn: boolean;
}>;

type AskedItemProps = Pick<DecisionsProps, 'of'> &
  Readonly<{
    one: Asked;
    /** What was asked for, its state and its reason, in words. */
    what: string;
    state: string;
    reason: string;
    /** Further badges. */
    badge?: ReactNode;
    decide: (act: Act) => void;
    children?: ReactNode;
  }>;

/** How what a second person decides on looks; what a case decides says `approved` where other things are done. */
export const askedTones: Readonly<Record<Asked['state'] | 'approved', Tone>> = {
  ...{ waiting: 'warning', refused: 'neutral' },
  ...{ done: 'good', approved: 'good' },
};

/** An item of a list of what was asked for: why, by whom, who has decided; and what can become of it while it waits. */
export function AskedItem({ of, one, what, state, reason, badge, decide, children }: AskedItemProps) {
  const { t, language } = useWords();
  const { note, askedBy, askedAt, decidedBy, decidedAt, isOwn } = one;
  const said = (key: 'askedBy' | 'decidedBy', name: string, at: string) =>
    t(`studio.loyalty.${key}`, { name: name || '–', when: dateTime(language, at) });
  return (
    <li className="stack-tight">
      <span className="badges">
        <strong>{what}</strong>
        <Badge tone={askedTones[one.state]}>{state}</Badge>
        {badge}
      </span>
      <span>
        {reason}
        {note === '' ? '' : `: ${note}`}
      </span>
      <span className="hint">
        {said('askedBy', askedBy, askedAt)}
        {decidedBy === null || decidedAt === null ? undefined : ` · ${said('decidedBy', decidedBy, decidedAt)}`}
      </span>
      {children}
      {one.state === 'waiting' ? <Decisions of={of} isOwn={isOwn} decide={decide} /> : undefined}
    </li>
  );
}
