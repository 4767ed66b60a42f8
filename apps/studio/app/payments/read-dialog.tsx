import { fetchSettlement } from '@eyelet/contracts/settlements/fetch.ts';
import { uploadSettlement } from '@eyelet/contracts/settlements/upload.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { refresh } from '../session/refresh.ts';
import { useWords } from '../words/words.ts';

/** Has a settlement report read: a file, or what the provider makes of some days. */
export function ReadDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [settlementId] = useState(newId);
  const [file, setFile] = useState<File>();
  const form = useForm({
    operation: uploadSettlement,
    initial: { firstDay: '', lastDay: '' },
    required: ['firstDay', 'lastDay'],
    isWork: false,
    send: async (days) => {
      const params = { settlementId };
      if (file) {
        const csv = await file.text();
        await call(uploadSettlement, { params, body: { ...days, fileName: file.name.slice(0, 200), csv } });
      } else await call(fetchSettlement, { params, body: days });
      await refresh(['list', 'settlements']);
      showToast(t('studio.settlements.wasRead'));
      onClose();
      await navigate(`/payments/reports/${settlementId}`);
    },
  });
  const title = t('studio.settlements.read');
  return (
    <FormDialog
      title={title}
      form={form}
      action={t(file ? 'studio.settlements.read' : 'studio.settlements.fetch')}
      onClose={onClose}
    >
      <TextField {...form.text('firstDay')} type="date" label={t('studio.settlements.firstDay')} />
      <TextField {...form.text('lastDay')} type="date" label={t('studio.settlements.lastDay')} />
      <label className="field">
        <span className="label">{t('studio.settlements.file')}</span>
        <input
          type="file"
          className="input"
          accept=".csv,text/csv"
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <span className="hint">{t('studio.settlements.fileHint')}</span>
      </label>
    </FormDialog>
  );
}
