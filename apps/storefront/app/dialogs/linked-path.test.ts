import { expect, test } from 'vitest';
import { linkedDialog } from './linked-path.ts';

const page = { origin: 'https://shop.example', pathname: '/de-de/about' };
const link = (href: string, more = {}) => {
  const { origin, pathname } = new URL(href, 'https://shop.example');
  return { origin, pathname, target: '', download: '', ...more };
};
const press = { altKey: false, button: 0, ctrlKey: false, metaKey: false, shiftKey: false };

test('a link to a dialog of this shop opens it, and no other link does', () => {
  expect(linkedDialog(link('/de-de/dialogs/mending?a=1#b'), press, page)).toBe('/de-de/dialogs/mending');
  for (const href of ['/de-de/dialogs', '/de-de/dialogs/mending/shown', '/dialogs/mending', '/de-de/about']) {
    expect(linkedDialog(link(href), press, page), href).toBeUndefined();
  }
  expect(linkedDialog(link('https://other.example/de-de/dialogs/mending'), press, page)).toBeUndefined();
});

test('what opens a page of its own opens the page of the dialog', () => {
  const mending = link('/de-de/dialogs/mending');
  for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    expect(linkedDialog(mending, { ...press, [key]: true }, page), key).toBeUndefined();
  }
  expect(linkedDialog(mending, { ...press, button: 1 }, page)).toBeUndefined();
  expect(linkedDialog({ ...mending, target: '_blank' }, press, page)).toBeUndefined();
  expect(linkedDialog({ ...mending, download: 'x' }, press, page)).toBeUndefined();
});

test('on the page of a dialog, a link to its content and one to another market do not open it', () => {
  const own = { ...page, pathname: '/de-de/dialogs/mending' };
  expect(linkedDialog(link('/de-de/dialogs/mending#content'), press, own)).toBeUndefined();
  expect(linkedDialog(link('/fr-fr/dialogs/mending'), press, own)).toBeUndefined();
  expect(linkedDialog(link('/de-de/dialogs/letters'), press, own)).toBe('/de-de/dialogs/letters');
});
