import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as Base, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../words/words.ts';
import { Button } from './button.tsx';

type DialogProps = Readonly<{
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** For questions: read out at once, and not closed by a press beside it. */
  isAlert?: boolean;
}>;

/** A dialog that is open while it is rendered. Focus goes in, stays, and comes back. */
export function Dialog({ title, onClose, children, isAlert = false }: DialogProps) {
  const { t } = useWords();
  return (
    <ModalOverlay className="overlay" isOpen isDismissable={!isAlert} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal className="modal">
        <Base className="dialog" role={isAlert ? 'alertdialog' : 'dialog'}>
          <header className="dialog-head">
            <Heading slot="title" level={2} className="dialog-title">
              {title}
            </Heading>
            <Button kind="quiet" isSquare aria-label={t('studio.close')} onPress={onClose}>
              <X aria-hidden size={16} />
            </Button>
          </header>
          {children}
        </Base>
      </Modal>
    </ModalOverlay>
  );
}
