import { ExternalLink, Search, UserRound } from 'lucide-react';
import { useId } from 'react';
import { NavLink } from 'react-router';
import { Button } from '../look/button.tsx';
import { useMe, usePermission } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import type { DeskGroup } from './desk.ts';
import { SignOutButton } from './sign-out-button.tsx';

type NavigationProps = Readonly<{ groups: readonly DeskGroup[]; onFind: () => void }>;

/** Links to the desks that the signed-in person may use. */
export function Navigation({ groups, onFind }: NavigationProps) {
  const { t } = useWords();
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
      <div className="grow navigation-desks">
        {groups.map((group) => (
          <DeskLinks key={group.title ?? ''} {...group} />
        ))}
      </div>
      <ul className="navigation-foot">
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

/** A group without a desk that the person may use is not there at all. */
function DeskLinks({ title, desks }: DeskGroup) {
  const { t } = useWords();
  const may = usePermission();
  const id = useId();
  const open = desks.filter(({ permission }) => may(permission));
  if (open.length === 0) return undefined;
  return (
    <>
      {title === undefined ? undefined : (
        <p className="navigation-group" id={id}>
          {t(title)}
        </p>
      )}
      <ul aria-labelledby={title === undefined ? undefined : id}>
        {open.map((desk) => (
          <li key={desk.path}>
            <NavLink to={desk.path} className="navigation-link">
              <desk.icon aria-hidden size={16} />
              {t(desk.title)}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
