import { X } from 'lucide-react';
import {
  UNSTABLE_ToastRegion as Region,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components';
import { useWords } from '../words/words.ts';
import { Button } from './button.tsx';
import { toasts } from './toasts.ts';

export function ToastRegion() {
  const { t } = useWords();
  return (
    <Region queue={toasts} className="toasts" aria-label={t('studio.messages')}>
      {({ toast }) => (
        <Toast toast={toast} className="toast">
          <ToastContent>
            <Text slot="title">{toast.content}</Text>
          </ToastContent>
          <Button kind="quiet" isSquare slot="close" aria-label={t('studio.close')}>
            <X aria-hidden size={14} />
          </Button>
        </Toast>
      )}
    </Region>
  );
}
