import { ExternalLink, Search, UserRound } from 'lucide-react';
import { NavLink } from 'react-router';
import { Button } from '../look/button.tsx';
import { useMe, usePermission } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import type { Desk } from './desk.ts';
import { SignOutButton } from './sign-out-button.tsx';

type NavigationProps = Readonly<{ desks: readonly Desk[]; onFind: () => void }>;

/** Links to the desks that the signed-in person may use. */
export function Navigation({ desks, onFind }: NavigationProps) {
  const { t } = useWords();
  const may = usePermission();
  const me = useMe();
  return (
    <nav className="navigation" aria-label={t('studio.navigation')}>
      <p className="navigation-brand">
        {me.shop.logo === null ? undefined : <img className="navigation-logo" src={me.shop.logo} alt={me.shop.name} />}
        {t('studio.name')}
      </p>
      <Button onPress={onFind} aria-keyshortcuts="Control+K">
        <Search aria-hidden size={14} />
        <span className="grow navigation-find">{t('studio.find.open')}</span>
        <kbd>Ctrl K</kbd>
      </Button>
      <ul className="grow">
        {desks
          .filter(({ permission }) => may(permission))
          .map(({ path, title, icon: Icon }) => (
            <li key={path}>
              <NavLink to={path} className="navigation-link">
                <Icon aria-hidden size={16} />
                {t(title)}
              </NavLink>
            </li>
          ))}
      </ul>
      <ul>
        <li>
          <a className="navigation-link" href="/" target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden size={16} />
            {t('studio.shop')}
          </a>
        </li>
        <li>
          <NavLink to="/account" className="navigation-link">
            <UserRound aria-hidden size={16} />
            <span className="clip">{me.name}</span>
          </NavLink>
        </li>
        <li>
          <SignOutButton />
        </li>
      </ul>
    </nav>
  );
}
