import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Menu } from '../look/menu.tsx';
import { useWords } from '../words/words.ts';
import { type Act, ActDialog } from './act-dialog.tsx';
import { CorrectDialog } from './correct-dialog.tsx';

/** What may be done with an account, each with a reason. */
export function CustomerActions({ customer }: Readonly<{ customer: Customer }>) {
  const { t } = useWords();
  const [act, setAct] = useState<Act | 'correct'>();
  const { isConfirmed, sessions, deletionAt, requests } = customer;
  const waits = (kind: 'export' | 'erasure') => requests.some((one) => one.kind === kind && one.state === 'waiting');
  const close = () => setAct(undefined);
  const offered: readonly Act[] = [
    ...(isConfirmed ? (['resetMail'] as const) : []),
    ...(sessions.length > 0 ? (['signOut'] as const) : []),
    ...(waits('export') ? [] : (['export'] as const)),
    ...(waits('erasure') || deletionAt !== null ? [] : (['erasure'] as const)),
  ];
  return (
    <>
      <Button onPress={() => setAct('correct')}>{t('studio.customers.correct')}</Button>
      <Menu
        label={t('studio.actions')}
        trigger={<Ellipsis aria-hidden size={16} />}
        className="button button-plain button-square"
        actions={offered.map((id) => ({
          ...{ id, label: t(`studio.customers.do.${id}`), run: () => setAct(id) },
          isDanger: id === 'erasure',
        }))}
      />
      {act === 'correct' ? <CorrectDialog customer={customer} onClose={close} /> : undefined}
      {act === undefined || act === 'correct' ? undefined : <ActDialog customer={customer} act={act} onClose={close} />}
    </>
  );
}
