import { removeStaff } from '@eyelet/contracts/staff/remove.ts';
import { resendStaffInvitation } from '@eyelet/contracts/staff/resend-invitation.ts';
import { resetStaffFactors } from '@eyelet/contracts/staff/reset-factors.ts';
import { resumeStaff } from '@eyelet/contracts/staff/resume.ts';
import type { StaffPerson } from '@eyelet/contracts/staff/staff.ts';
import { suspendStaff } from '@eyelet/contracts/staff/suspend.ts';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../look/button.tsx';
import { Confirm } from '../look/confirm.tsx';
import { Menu, type MenuAction } from '../look/menu.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { queries } from '../session/me.ts';
import { currentOf } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';
import { useWords } from '../words/words.ts';
import { showChanged } from './changed.ts';

type Act = 'resend' | 'suspend' | 'resume' | 'reset' | 'remove';

/** What may be done to a person in the state that they are in. */
const actsOf: Readonly<Record<StaffPerson['state'], readonly Act[]>> = {
  invited: ['resend', 'suspend', 'remove'],
  active: ['suspend', 'reset', 'remove'],
  suspended: ['resume', 'remove'],
};

const words = {
  resend: { label: 'studio.staff.resend', what: 'studio.staff.resendWhat', done: 'studio.staff.resent' },
  suspend: { label: 'studio.staff.suspend', what: 'studio.staff.suspendWhat', done: 'studio.staff.suspended' },
  resume: { label: 'studio.staff.resume', what: 'studio.staff.resumeWhat', done: 'studio.staff.resumed' },
  reset: { label: 'studio.staff.reset', what: 'studio.staff.resetWhat', done: 'studio.staff.wasReset' },
  remove: { label: 'studio.staff.remove', what: 'studio.staff.removeWhat', done: 'studio.staff.removed' },
} as const;

const dangers: ReadonlySet<Act> = new Set(['suspend', 'reset', 'remove']);

/** Actions on a person, each after saying what it does. */
export function PersonActions({ person }: Readonly<{ person: StaffPerson }>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [act, setAct] = useState<Act>();
  const { staffId, version, name, email, state } = person;
  const params = { staffId };
  const body = { version };

  async function run(chosen: Act): Promise<void> {
    if (chosen === 'remove') {
      await call(removeStaff, { params, query: body });
      await refresh(['list', 'staff']);
      queries.removeQueries({ queryKey: ['staff', staffId] });
      navigate('/staff');
    } else if (chosen === 'resend') await showChanged(await call(resendStaffInvitation, { params }));
    else if (chosen === 'suspend') await showChanged(await call(suspendStaff, { params, body }));
    else if (chosen === 'resume') await showChanged(await call(resumeStaff, { params, body }));
    else await showChanged(await call(resetStaffFactors, { params, body }));
    showToast(t(words[chosen].done, { name }));
  }

  /** Somebody else was faster: the question stays, over what is there now. */
  async function showCurrent(error: unknown): Promise<never> {
    const current = currentOf<StaffPerson>(error);
    if (current) await showChanged(current);
    throw error;
  }

  const actions: readonly MenuAction[] = actsOf[state].map((one) => ({
    id: one,
    label: t(words[one].label),
    run: () => setAct(one),
    isDanger: dangers.has(one),
  }));
  const [first] = actsOf[state];
  return (
    <>
      {first && !dangers.has(first) ? (
        <Button onPress={() => setAct(first)}>{t(words[first].label)}</Button>
      ) : undefined}
      <Menu
        label={t('studio.actions')}
        trigger={<Ellipsis aria-hidden size={16} />}
        className="button button-plain button-square"
        actions={first && !dangers.has(first) ? actions.slice(1) : actions}
      />
      {act ? (
        <Confirm
          title={t(words[act].label)}
          action={t(words[act].label)}
          isDanger={dangers.has(act)}
          run={() => run(act).catch(showCurrent)}
          onClose={() => setAct(undefined)}
        >
          <p>{t(words[act].what, { name, email })}</p>
        </Confirm>
      ) : undefined}
    </>
  );
}
