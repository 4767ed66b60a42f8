import { readComponent } from '@eyelet/contracts/content/read-component.ts';
import { loadSections } from '../content/load-page.ts';
import { PageSections } from '../content/page-sections.tsx';
import { notAvailable, orNotAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { Seo } from '../seo/seo.tsx';
import type { Route } from './+types/part-page';

const kinds = ['block', 'section'] as const;

/** A shared part of the content by itself, which no page shows yet. Not for shoppers of a live shop. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const kind = kinds.find((one) => one === params.kind);
  if ((shop.live && !shop.preview) || !kind) return notAvailable();
  const key = params.key ?? '';
  const found = await orNotAvailable(shop.client.call(readComponent, { params: { kind, key } }), 'API404');
  const { sections } = await loadSections(shop, found.sections);
  return { key: found.key, sections };
}

export default function PartPage({ loaderData: { key, sections } }: Route.ComponentProps) {
  return (
    <div className="py-10 lg:py-16">
      <Seo title={key} />
      <PageSections sections={sections} />
    </div>
  );
}
