import type { MessageKey } from '@eyelet/messages/keys.ts';
import { Dialog } from '../look/dialog.tsx';
import { useWords } from '../words/words.ts';

const keys: readonly (readonly [string, MessageKey])[] = [
  ['Ctrl K', 'studio.keys.find'],
  ['J', 'studio.keys.next'],
  ['K', 'studio.keys.previous'],
  ['Enter', 'studio.keys.open'],
  ['X', 'studio.keys.select'],
  ['/', 'studio.keys.search'],
  ['Esc', 'studio.keys.back'],
  ['?', 'studio.keys.list'],
];

export function KeysDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useWords();
  return (
    <Dialog title={t('studio.keys.title')} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
