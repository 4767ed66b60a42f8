import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocation } from 'react-router';
import { ErrorScene } from '../page/error-scene.tsx';
import { Seo } from '../seo/seo.tsx';

/** The page for a form posted to a path without an action; links to that path. */
export default function NotSentPage() {
  const say = useSay();
  const { pathname } = useLocation();
  return (
    <ErrorScene title={say('shop.notSent.title')} text={say('shop.notSent.text')}>
      <Seo title={say('shop.notSent.title')} hidden />
      <ButtonLink href={pathname}>{say('shop.notSent.open')}</ButtonLink>
    </ErrorScene>
  );
}
