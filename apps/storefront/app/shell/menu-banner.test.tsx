import type { MenuBanner as Banner } from '@eyelet/blocks/items/menu/schema.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MenuBanner } from './menu-banner.tsx';
import { VisualSelectors } from './visual-selectors.tsx';

const storm: Banner = { title: 'Storm', targets: [{ url: '/en-us/storm', text: 'See' }] };
const htmlOf = (banner: Banner) => renderToStaticMarkup(<MenuBanner banner={banner} screen="lg" />);

test('a banner of the menu opens where its author chose', () => {
  expect(htmlOf(storm)).not.toContain('target=');
  const [target] = storm.targets as [Banner['targets'][number]];
  expect(htmlOf({ ...storm, targets: [{ ...target, targetAttribute: '_blank' }] })).toMatch(
    /<a (?=[^>]*href="\/en-us\/storm")(?=[^>]*target="_blank")(?=[^>]*rel="noopener")/,
  );
});

test('a banner of the menu shows the still of a film', () => {
  const film = { kind: 'video', video: 'rain', poster: 'rain-still', alt: 'Rain' } as const;
  expect(htmlOf({ ...storm, media: { lg: film } })).toMatch(/<img[^>]*rain-still[^>]*alt="Rain"/);
  const { poster: _, ...bare } = film;
  expect(htmlOf({ ...storm, media: { lg: bare } })).not.toContain('<img');
});

test('a visual selector opens where its author chose', () => {
  const selector = { id: 'kelp', title: 'Kelp', url: '/en-us/kelp', picture: 'kelp', alt: '' };
  const section = {
    id: 'women',
    title: 'Women',
    columns: [],
    selectors: [selector, { ...selector, id: 'b', newTab: true as const }],
  };
  const html = renderToStaticMarkup(<VisualSelectors section={section} sizes="9rem" className="selectors" />);
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html.match(/target="_blank"/g)).toHaveLength(1);
});
