import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { useWords } from '../words/words.ts';
import { SectionName } from './fields/section-name.tsx';

type SectionDialogProps = Readonly<{ onChoose: (name: string) => void; onClose: () => void }>;

const fits = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Asks what a new section is called. */
export function SectionDialog({ onChoose, onClose }: SectionDialogProps) {
  const { t } = useWords();
  const [name, setName] = useState('');
  return (
    <Dialog title={t('studio.editor.addSection')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (fits.test(name)) onChoose(name);
        }}
      >
        <SectionName value={name} onChange={(next) => setName(String(next))} />
        <div className="dialog-actions">
          <Button onPress={onClose}>{t('studio.cancel')}</Button>
          <Button type="submit" kind="primary" isDisabled={!fits.test(name)}>
            {t('studio.content.create')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
