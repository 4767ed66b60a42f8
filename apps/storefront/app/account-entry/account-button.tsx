import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { VisuallyHidden } from '@eyelet/ui/layout/visually-hidden.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type MouseEvent, useRef } from 'react';
import { useOpenSection } from '../page/open-section.ts';
import { useLocale } from '../shop/locale.ts';
import { useConsumer } from '../shopper/consumer.ts';
import { useSignOut } from '../shopper/use-sign-out.ts';
import { useSigningDialogs } from './open.ts';

const look = 'flex h-11 cursor-pointer items-center gap-1.5 px-2.5 text-14 font-medium hover:bg-mist min-[1400px]:w-36';

/** Only the drawing where the bar has no room for more. */
const text = 'truncate max-[1399px]:sr-only';

/** The way in, or who is signed in with what he may do. It keeps its width, so that nothing moves when the name comes. */
export function AccountButton() {
  const say = useSay();
  const { path } = useLocale();
  const { profile } = useConsumer();
  const { openSignIn } = useSigningDialogs();
  return (
    <div className="hidden xl:block">
      {profile ? (
        <AccountMenu name={profile.consumerDetails.firstName} />
      ) : (
        <Link href={`/${path}/sign-in`} className={look} onClick={whenPlain(() => openSignIn())}>
          <Icon name="person" className="size-5 shrink-0" />
          <span className={text}>{say('shop.header.signIn')}</span>
        </Link>
      )}
    </div>
  );
}

function AccountMenu({ name }: Readonly<{ name: string }>) {
  const say = useSay();
  const { path } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const { onKeyDown, onBlur } = useOpenSection(box).bar;
  const { leave } = useSignOut();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what its controls do
    <div ref={box} className="relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <details>
        <summary className={look}>
          <Icon name="person" className="size-5 shrink-0" />
          {name === '' ? (
            <span className={text}>{say('shop.header.account')}</span>
          ) : (
            <>
              <VisuallyHidden>{say('shop.header.accountOf', { name })}</VisuallyHidden>
              <span aria-hidden="true" className={text}>
                {name}
              </span>
            </>
          )}
        </summary>
        <ul className="absolute right-0 top-full mt-2 w-56 border border-drift bg-foam py-3 shadow-float">
          <li>
            <Link href={`/${path}/account`} className="block px-6 py-2.5 hover:bg-mist">
              {say('shop.header.account')}
            </Link>
          </li>
          <li>
            <button type="button" className="block w-full px-6 py-2.5 text-left hover:bg-mist" onClick={leave}>
              {say('shop.header.signOut')}
            </button>
          </li>
        </ul>
      </details>
    </div>
  );
}

/** Takes a press over unless it asks for another tab or window. */
function whenPlain(run: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    run();
  };
}
