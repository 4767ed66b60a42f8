import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocation } from 'react-router';
import { ErrorScene } from '../page/error-scene.tsx';
import { Seo } from '../seo/seo.tsx';

/** Shown in place of products when the server refused the query of the URL (C8.113). */
export function ListingFailed() {
  const say = useSay();
  const { pathname } = useLocation();
  return (
    <ErrorScene title={say('catalogue.failed.title')} text={say('catalogue.failed.text')}>
      <Seo title={say('catalogue.failed.title')} hidden />
      <ButtonLink href={pathname}>{say('catalogue.clearFilters')}</ButtonLink>
    </ErrorScene>
  );
}
