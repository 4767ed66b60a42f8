import { Menu as MenuIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { Button } from '../look/button.tsx';
import { ToastRegion } from '../look/toast-region.tsx';
import { Gates } from '../signing/gates.tsx';
import { useWords } from '../words/words.ts';
import type { DeskGroup } from './desk.ts';
import { useKeys } from './keys.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { Navigation } from './navigation.tsx';
import { Palette } from './palette.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

type Over = 'palette' | 'keys' | 'navigation';

/** The frame of every page of a signed-in person: navigation, palette, keys, gates and toasts. */
export function Frame({ groups }: Readonly<{ groups: readonly DeskGroup[] }>) {
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
          <MenuIcon aria-hidden size={18} />
        </Button>
        <span>{t('studio.name')}</span>
      </header>
      <div className="side">
        <Navigation groups={groups} onFind={() => setOver('palette')} />
      </div>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {over === 'palette' ? <Palette desks={groups.flatMap(({ desks }) => desks)} onClose={close} /> : undefined}
      {over === 'keys' ? <KeysDialog onClose={close} /> : undefined}
      <ModalOverlay
        className="overlay overlay-side"
        isOpen={over === 'navigation'}
        isDismissable
        onOpenChange={(isOpen) => !isOpen && close()}
      >
        <Modal className="drawer">
          <Dialog aria-label={t('studio.navigation')}>
            <Navigation groups={groups} onFind={() => setOver('palette')} />
          </Dialog>
        </Modal>
      </ModalOverlay>
      <Gates onLeave={() => navigate('/sign-in')} />
      <UnsavedGuard />
      <ToastRegion />
    </div>
  );
}
