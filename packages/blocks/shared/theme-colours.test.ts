import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeColours } from './theme-colours.ts';

test('the colours of the theme are those of its style sheet', () => {
  const styles = readFileSync(new URL('../../ui/theme/theme.css', import.meta.url), 'utf8');
  const written = [...styles.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]);
  expect(themeColours).toEqual(Object.fromEntries(written));
});
