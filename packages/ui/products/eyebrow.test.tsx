import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Eyebrow } from './eyebrow.tsx';

test('the eyebrow LOW STOCK has its badge, others have none [C9.25]', () => {
  const low = renderToStaticMarkup(<Eyebrow eyebrow={{ id: 'LOW STOCK', label: 'Low stock' }} badge={null} />);
  expect(low).toContain('data-eyebrow="LOW STOCK"');
  expect(low).toContain('bg-lichen');
  const other = renderToStaticMarkup(<Eyebrow eyebrow={{ id: 'PRESALE', label: 'Members first' }} badge={null} />);
  expect(other).not.toContain('bg-lichen');
  expect(renderToStaticMarkup(<Eyebrow eyebrow={null} badge={null} />)).toBe('');
});
