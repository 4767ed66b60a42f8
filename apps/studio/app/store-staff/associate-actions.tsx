import type { Associate } from '@eyelet/contracts/store-staff/associate.ts';
import { blockStoreStaff } from '@eyelet/contracts/store-staff/block.ts';
import { removeStoreStaff } from '@eyelet/contracts/store-staff/remove.ts';
import { removeStoreStaffPin } from '@eyelet/contracts/store-staff/remove-pin.ts';
import { resetStoreStaffPassword } from '@eyelet/contracts/store-staff/reset-password.ts';
import { unblockStoreStaff } from '@eyelet/contracts/store-staff/unblock.ts';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../look/button.tsx';
import { Checkbox } from '../look/checkbox.tsx';
import { Confirm } from '../look/confirm.tsx';
import { Menu } from '../look/menu.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { queries } from '../session/me.ts';
import { refresh } from '../session/refresh.ts';
import { useWords } from '../words/words.ts';
import { associateChanged, showCurrentAssociate } from './changed.ts';

type Act = 'block' | 'unblock' | 'removePin' | 'reset' | 'remove';

const words = {
  block: { label: 'studio.storeStaff.block', what: 'studio.storeStaff.blockWhat', done: 'studio.storeStaff.isBlocked' },
  unblock: {
    label: 'studio.storeStaff.unblock',
    what: 'studio.storeStaff.unblockWhat',
    done: 'studio.storeStaff.isUnblocked',
  },
  removePin: {
    label: 'studio.storeStaff.removePin',
    what: 'studio.storeStaff.removePinWhat',
    done: 'studio.storeStaff.pinRemoved',
  },
  reset: { label: 'studio.storeStaff.reset', what: 'studio.storeStaff.resetWhat', done: 'studio.storeStaff.wasReset' },
  remove: {
    label: 'studio.storeStaff.remove',
    what: 'studio.storeStaff.removeWhat',
    done: 'studio.storeStaff.removed',
  },
} as const;

/** Actions on an associate, each after a confirmation. */
export function AssociateActions({ associate }: Readonly<{ associate: Associate }>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [act, setAct] = useState<Act>();
  const [leaves, setLeaves] = useState(false);
  const { employeeId, version, name, email, storeName, blocked, hasPin } = associate;
  const params = { employeeId };
  const body = { version };
  const toggle = blocked ? 'unblock' : 'block';

  async function run(chosen: Act): Promise<void> {
    if (chosen === 'remove') {
      await call(removeStoreStaff, { params, query: { version, leaves: leaves ? 'company' : 'store' } });
      await refresh(['list', 'store-staff']);
      queries.removeQueries({ queryKey: ['associate', employeeId] });
      navigate('/store-staff');
    } else if (chosen === 'removePin') await associateChanged(await call(removeStoreStaffPin, { params, body }));
    else if (chosen === 'reset') await associateChanged(await call(resetStoreStaffPassword, { params, body }));
    else await associateChanged(await call(chosen === 'block' ? blockStoreStaff : unblockStoreStaff, { params, body }));
    showToast(t(words[chosen].done, { name, email, store: storeName }));
  }

  return (
    <>
      <Button onPress={() => setAct(toggle)}>{t(words[toggle].label)}</Button>
      <Menu
        label={t('studio.actions')}
        trigger={<Ellipsis aria-hidden size={16} />}
        className="button button-plain button-square"
        actions={([...(hasPin ? ['removePin' as const] : []), 'reset', 'remove'] as const).map((one) => ({
          id: one,
          label: t(words[one].label),
          run: () => setAct(one),
          isDanger: true,
        }))}
      />
      {act ? (
        <Confirm
          title={t(words[act].label)}
          action={t(words[act].label)}
          isDanger={act !== 'unblock'}
          run={() => run(act).catch(showCurrentAssociate)}
          onClose={() => setAct(undefined)}
        >
          <p>{t(words[act].what, { name, email, store: storeName })}</p>
          {act === 'remove' ? (
            <Checkbox
              label={t('studio.storeStaff.leavesCompany')}
              hint={t('studio.storeStaff.leavesCompanyHint')}
              isSelected={leaves}
              onChange={setLeaves}
            />
          ) : undefined}
        </Confirm>
      ) : undefined}
    </>
  );
}
