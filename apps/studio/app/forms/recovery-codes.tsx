import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { showToast } from '../look/toasts.ts';
import { useWords } from '../words/words.ts';

type RecoveryCodesProps = Readonly<{ codes: readonly string[]; onKept: () => void }>;

/** Codes that are shown once, to be copied, saved as a file or printed. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useWords();
  const text = codes.join('\n');
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    showToast(t('studio.copied'));
  }
  return (
    <div className="stack">
      <Notice tone="warning">{t('studio.recovery.keep')}</Notice>
      <ul className="recovery-codes" aria-label={t('studio.recovery.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="form-actions">
        <Button onPress={copy}>{t('studio.copy')}</Button>
        <a
          className="button button-plain"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {t('studio.recovery.download')}
        </a>
        <Button kind="primary" onPress={onKept}>
          {t('studio.recovery.kept')}
        </Button>
      </div>
    </div>
  );
}
