import { DialogProvider, useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { LinkProvider } from '@eyelet/ui/links/link.tsx';
import { CardActionsProvider } from '@eyelet/ui/products/card-actions.tsx';
import { ToastList } from '@eyelet/ui/toasts/toast-list.tsx';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { SessionWatch } from '../account-entry/session-watch.tsx';
import { ArticlesProvider } from '../articles/provider.tsx';
import { CartChangesProvider } from '../cart-changes/changes-provider.tsx';
import { QuestionSlot } from '../consent/question-slot.tsx';
import { EventSignUpProvider } from '../event-registrations/provider.tsx';
import { heartOf } from '../favorites/favorite-button.tsx';
import { FavoritesWatch } from '../favorites/favorites-watch.tsx';
import { HumanCheckHost } from '../human-check/human-check-host.tsx';
import { usePageFrame } from '../shop/page-frame.ts';
import type { ShellData } from '../shop/read-shell.ts';
import { useShellData } from '../shop/shop-data.ts';
import { NewsletterProvider } from '../subscriptions/provider.tsx';
import { usePageWords } from '../words/page-words.ts';
import { AfterIdle } from './after-idle.tsx';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineHold } from './offline-hold.tsx';
import { RouterLink } from './router-link.tsx';
import { TitleFocus } from './title-focus.tsx';

/** For authors alone, so no part of the script of every page. */
const PreviewHost = lazy(() => import('../preview/host.tsx'));

/** The frame of every page: providers of words, links and the shopper, dialogs, header, footer, toasts. */
export function Shell({ children }: Readonly<{ children: ReactNode }>) {
  const shell = useShellData();
  return shell ? <OpenShell shell={shell}>{children}</OpenShell> : <main>{children}</main>;
}

function OpenShell({ shell, children }: Readonly<{ shell: ShellData; children: ReactNode }>) {
  const words = usePageWords(shell.market.tag);
  const frame = usePageFrame();
  return (
    <WordsProvider words={words}>
      <LinkProvider component={RouterLink}>
        <CartChangesProvider>
          <NewsletterProvider>
            <EventSignUpProvider>
              <DialogProvider>
                <a
                  href="#content"
                  className="sr-only z-50 bg-ink px-4 py-3 text-foam focus:not-sr-only focus:fixed focus:left-4 focus:top-4"
                >
                  {words.say('shop.skipToContent')}
                </a>
                <QuestionSlot />
                <AfterIdle shell={shell} />
                {frame ? (
                  <frame.Head shell={shell} />
                ) : (
                  <>
                    <Announcement shell={shell} />
                    <Header shell={shell} />
                  </>
                )}
                <main id="content" tabIndex={-1} className="outline-none">
                  <ArticlesProvider>
                    <CardActionsProvider actions={heartOf}>{children}</CardActionsProvider>
                  </ArticlesProvider>
                </main>
                {frame ? <frame.Foot shell={shell} /> : <Footer shell={shell} />}
                <ToastList />
                <CloseOnLeave />
                <OfflineHold />
                <TitleFocus />
                <HumanCheckHost />
                <SessionWatch />
                <FavoritesWatch />
                {shell.preview && (
                  <Suspense>
                    <PreviewHost shell={shell} />
                  </Suspense>
                )}
              </DialogProvider>
            </EventSignUpProvider>
          </NewsletterProvider>
        </CartChangesProvider>
      </LinkProvider>
    </WordsProvider>
  );
}

/** Closes dialogs when the page that opened them is left. */
function CloseOnLeave() {
  const dialogs = useDialogs();
  const { pathname } = useLocation();
  useEffect(() => () => dialogs.closeAll(), [pathname, dialogs]);
  return null;
}
