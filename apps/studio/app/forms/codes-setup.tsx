import { useWords } from '../words/words.ts';
import { QrCode } from './qr-code.tsx';

/** The secret of an app for one-time codes: a QR code to scan, and the same to type. */
export function CodesSetup({ uri, secret }: Readonly<{ uri: string; secret: string }>) {
  const { t } = useWords();
  return (
    <div className="codes-setup">
      <QrCode text={uri} label={t('studio.codes.picture')} />
      <div className="stack-tight">
        <p>{t('studio.codes.scan')}</p>
        <p className="hint">{t('studio.codes.type')}</p>
        <code className="secret">{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </div>
    </div>
  );
}
