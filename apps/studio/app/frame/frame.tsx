import { Menu as MenuSign } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { Button } from '../look/button.tsx';
import { ToastRegion } from '../look/toast-region.tsx';
import { Gates } from '../signing/gates.tsx';
import { useWords } from '../words/words.ts';
import type { Desk } from './desk.ts';
import { useKeys } from './keys.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { Navigation } from './navigation.tsx';
import { Palette } from './palette.tsx';

type Over = 'palette' | 'keys' | 'navigation';

/** What stands around every page of somebody who is signed in. */
export function Frame({ desks }: Readonly<{ desks: readonly Desk[] }>) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [over, setOver] = useState<Over>();
  const close = () => setOver(undefined);
  useKeys({
    'mod+k': (event) => {
      event.preventDefault();
      setOver('palette');
    },
    '?': () => setOver('keys'),
  });
  useEffect(close, [pathname]);
  return (
    <div className="frame">
      <a className="skip" href="#main">
        {t('studio.skip')}
      </a>
      <header className="bar">
        <Button kind="quiet" isSquare aria-label={t('studio.menu')} onPress={() => setOver('navigation')}>
          <MenuSign aria-hidden size={18} />
        </Button>
        <span>{t('studio.name')}</span>
      </header>
      <div className="side">
        <Navigation desks={desks} onFind={() => setOver('palette')} />
      </div>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {over === 'palette' ? <Palette desks={desks} onClose={close} /> : undefined}
      {over === 'keys' ? <KeysDialog onClose={close} /> : undefined}
      <ModalOverlay
        className="overlay overlay-side"
        isOpen={over === 'navigation'}
        isDismissable
        onOpenChange={(isOpen) => !isOpen && close()}
      >
        <Modal className="drawer">
          <Dialog aria-label={t('studio.navigation')}>
            <Navigation desks={desks} onFind={() => setOver('palette')} />
          </Dialog>
        </Modal>
      </ModalOverlay>
      <Gates onLeave={() => navigate('/sign-in')} />
      <LeaveQuestion />
      <ToastRegion />
    </div>
  );
}
