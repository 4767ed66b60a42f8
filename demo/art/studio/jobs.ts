import type { ArtDirection, DemoStyle } from '../../catalogue/style.ts';
import { viewName } from '../../catalogue/view-names.ts';
import { type View, views } from './model.ts';
import { samples } from './samples.ts';

export type Job = Readonly<{ name: string; productId: string; view: View; direction: ArtDirection }>;

const allViews = (productId: string, direction: ArtDirection, only: View | undefined): Job[] =>
  views
    .filter((view) => !only || view === only)
    .map((view) => ({ name: `${productId}-${viewName(direction.silhouette, view)}`, productId, view, direction }));

/** Every picture the catalogue needs. */
export function jobsOf(styles: readonly DemoStyle[], view?: View): Job[] {
  return styles.flatMap((style) =>
    style.colourways.flatMap((colourway) =>
      allViews(
        `${style.id}${colourway.code}`,
        {
          silhouette: style.silhouette,
          cut: style.cut,
          surfaces: colourway.surfaces ?? style.surfaces,
          colours: colourway.colours,
        },
        view,
      ),
    ),
  );
}

/** Three sample colourways, one per cut, to view a silhouette while modelling. */
export function sampleJobs(silhouette: ArtDirection['silhouette'], view?: View): Job[] {
  return samples(silhouette).flatMap((direction) => allViews(`${silhouette}-${direction.cut}`, direction, view));
}
