import { Page } from '../frame/page.tsx';
import { usePermission } from '../session/me.ts';
import { useWords } from '../words/words.ts';
import { Figures } from './figures.tsx';
import { Tasks } from './tasks.tsx';

/** The tasks of the signed-in person and, for those who may see reports, the figures of the shop. */
export function HomePage() {
  const { t } = useWords();
  const may = usePermission();
  return (
    <Page title={t('studio.home.title')}>
      <div className="home">
        <Tasks />
        {may('reports.read') ? <Figures /> : undefined}
      </div>
    </Page>
  );
}
