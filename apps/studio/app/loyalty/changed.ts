import type { DeskMember } from '@eyelet/contracts/loyalty-desk/member.ts';
import { queries } from '../session/me.ts';
import { currentOf } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';

/** Shows a member as a call has answered, wherever they are shown. */
export async function memberChanged(member: DeskMember): Promise<void> {
  const { consumerNo } = member;
  queries.setQueryData(['member', consumerNo], member);
  await refresh(['list', 'members'], ['member-history', consumerNo], ['timeline', 'member', consumerNo], ['home']);
}

/** Somebody else was faster: what is there now is shown, and the refusal stands. */
export async function showCurrentMember(error: unknown): Promise<never> {
  const current = currentOf<DeskMember>(error);
  if (current) await memberChanged(current);
  throw error;
}
