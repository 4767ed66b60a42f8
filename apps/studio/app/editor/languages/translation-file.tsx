import { exportTranslation } from '@eyelet/contracts/content/export-translation.ts';
import { importTranslation } from '@eyelet/contracts/content/import-translation.ts';
import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { differencesOf } from '@eyelet/domain/content/differences.ts';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { itemChanged } from '../../content/changed.ts';
import { Button } from '../../look/button.tsx';
import { Notice } from '../../look/notice.tsx';
import { showToast } from '../../look/toasts.ts';
import { call } from '../../session/api.ts';
import { usePermission } from '../../session/me.ts';
import { problemText } from '../../session/problem.ts';
import { useWords } from '../../words/words.ts';

type TranslationFileProps = Readonly<{
  itemId: string;
  audience: string;
  /** Stores what is written; what is there then. */
  settle: () => Promise<OpenedItem>;
  onImported: (opened: OpenedItem) => void;
}>;

/** The texts of an audience as a file for translators: export, and import of what they send back. */
export function TranslationFile({ itemId, audience, settle, onImported }: TranslationFileProps) {
  const { t } = useWords();
  const may = usePermission();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const params = { itemId, audience };

  async function take(file: File): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const before = await settle();
      const body = { version: before.item.latest, xliff: await file.text() };
      const after = await call(importTranslation, { params, body });
      await itemChanged(after);
      onImported(after);
      showToast(t('studio.editor.imported', { count: differencesOf(before.document, after.document).length }));
    } catch (error) {
      setProblem(problemText(t, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of actions, not fields of a form. */}
      <div className="line" role="group" aria-label={t('studio.editor.xliff')}>
        <a className="button button-plain" href={requestUrl(exportTranslation, { params })} download>
          <Download aria-hidden size={14} />
          {t('studio.editor.export')}
        </a>
        {may('content.write') ? (
          <FileTrigger
            acceptedFileTypes={['.xlf', '.xliff', 'application/xliff+xml']}
            onSelect={(files) => files?.[0] && void take(files[0])}
          >
            <Button isPending={isBusy}>
              <Upload aria-hidden size={14} />
              {t('studio.editor.import')}
            </Button>
          </FileTrigger>
        ) : undefined}
      </div>
      {problem === undefined ? undefined : <Notice tone="bad">{problem}</Notice>}
    </>
  );
}
