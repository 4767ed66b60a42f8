import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { VisuallyHidden } from '@eyelet/ui/layout/visually-hidden.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useRef } from 'react';
import { useOpenSection } from '../page/open-section.ts';
import { useLocale } from '../shop/locale.ts';
import { useSignOut } from '../shopper/use-sign-out.ts';
import { accountLook } from './account-look.ts';

/** The name of the signed-in consumer, with a menu of account links. */
export function AccountMenu({ name }: Readonly<{ name: string }>) {
  const say = useSay();
  const { path } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const { onKeyDown, onBlur } = useOpenSection(box).bar;
  const { leave } = useSignOut();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what its controls do
    <div ref={box} className="relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <details>
        <summary className={accountLook}>
          <Icon name="person" className="size-5 shrink-0" />
          {name === '' ? (
            <span className="truncate">{say('shop.header.account')}</span>
          ) : (
            <>
              <VisuallyHidden>{say('shop.header.accountOf', { name })}</VisuallyHidden>
              <span aria-hidden="true" className="truncate">
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
            <Link href={`/${path}/account/orders`} className="block px-6 py-2.5 hover:bg-mist">
              {say('shop.header.orders')}
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
