import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Shell, ShellData } from './read-shell.ts';
import { ShellContext } from './shop-data.ts';
import { Wordmark } from './wordmark.tsx';

function headerOf(data: Partial<ShellData>): string {
  const shell = { address: '/en-us/shell/1', data } as Shell;
  return renderToStaticMarkup(
    <ShellContext value={shell}>
      <Wordmark className="text-28" />
    </ShellContext>,
  );
}

test('the drawn logo has the name of the shop beside it', () => {
  expect(headerOf({ shopName: 'Tern & Tide' })).toMatch(/<svg.*Tern &amp; Tide/s);
});

test('a chosen logo stands in its place, named as the shop, in a size that is known before it has loaded', () => {
  const html = headerOf({ shopName: 'Tern & Tide', logo: { path: '/brand/logo-1.png', width: 480, height: 160 } });
  expect(html).toMatch(/<img(?=[^>]* src="\/brand\/logo-1\.png")(?=[^>]* width="480")(?=[^>]* height="160")/);
  expect(html).toContain('alt="Tern &amp; Tide"');
  expect(html).not.toContain('<svg');
});
