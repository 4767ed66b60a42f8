import { BlockTitle, Subtitle } from '../shared/title.tsx';
import type { BlockViewProps } from '../view-props.ts';
import { Grid } from './grid.tsx';
import type { ArticleGridNeeds } from './needs.ts';
import { pageSize } from './page-size.ts';
import type { ArticleGrid } from './schema.ts';
import { whyArticlesAreMissing } from './why-empty.ts';

/** A grid of articles; renders nothing without any. */
export function ArticleGridView({ props, answers, base, first }: BlockViewProps<ArticleGrid, ArticleGridNeeds>) {
  const { articles } = answers;
  if (whyArticlesAreMissing(props, answers)) return null;
  return (
    <section className="px-gutter">
      <div className="mb-8 space-y-2">
        <BlockTitle props={props} first={first} />
        <Subtitle props={props} />
      </div>
      <Grid
        first={articles}
        limit={pageSize(props)}
        columns={props.columns}
        tagId={props.tagId}
        withFilter={props.tagId === undefined && !props.hideFilter}
        level={props.title ? 3 : 2}
        page={`${base}/articles`}
      />
    </section>
  );
}
