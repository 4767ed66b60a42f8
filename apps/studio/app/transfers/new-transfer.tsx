import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Record } from '../record/record.tsx';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { type Draft, DraftForm } from './draft-form.tsx';

const nowhere = { placeId: '', name: '' };

/** A transfer that is written for the first time. */
export function NewTransfer() {
  const { t } = useWords();
  const navigate = useNavigate();
  // However often it is sent, one is written.
  const [draft] = useState((): Draft => {
    return { transferId: newId(), from: nowhere, to: nowhere, note: '', version: 0, lines: [] };
  });
  return (
    <Record title={t('studio.transfers.new')} from={{ path: '/transfers', label: t('studio.transfers.title') }}>
      <DraftForm draft={draft} onSaved={({ transferId }) => navigate(`/transfers/${transferId}`, { replace: true })} />
    </Record>
  );
}
