import { Button } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { Notice } from '../look/notice.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { useWords } from '../words/words.ts';

type SecretDialogProps = Readonly<{
  /** What it is, such as a key. */
  title: string;
  secret: string;
  /** What may happen with it, and that it is shown this once. */
  warning: string;
  onKept: () => void;
}>;

/** A secret that is shown once; the dialog closes only when the person confirms to have kept it. */
export function SecretDialog({ title, secret, warning, onKept }: SecretDialogProps) {
  const { t } = useWords();
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(secret);
    showToast(t('studio.copied'));
  }
  return (
    <Dialog title={title} onClose={onKept} isAlert>
      <div className="stack">
        <Notice tone="warning">{warning}</Notice>
        <TextField name="secret" label={title} value={secret} onChange={() => {}} isReadOnly />
        <div className="dialog-actions">
          <Button onPress={copy}>{t('studio.copy')}</Button>
          <Button kind="primary" onPress={onKept}>
            {t('studio.secret.kept')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
