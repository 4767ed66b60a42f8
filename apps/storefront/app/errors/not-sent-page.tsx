import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocation } from 'react-router';
import { ErrorScene } from '../page/error-scene.tsx';
import { Seo } from '../seo/seo.tsx';

/** Answers a form that was sent to a page which takes none; leads to the page itself. */
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
