import { expect, test } from 'vitest';
import { createDialogManager } from './dialog-manager.ts';
import type { DialogDefinition } from './dialog-stack.ts';

const content = () => Promise.resolve({ default: () => null });
const miniCart: DialogDefinition = { name: 'mini-cart', side: 'panel', load: content };
const signIn: DialogDefinition = { name: 'sign-in', side: 'modal', load: content };
const quickShop: DialogDefinition = { name: 'quick-shop', side: 'modal', load: content, keptUnder: ['sign-in'] };
const challenge: DialogDefinition = { name: 'three-ds-challenge', side: 'modal', load: content, locked: true };

function shown(manager: ReturnType<typeof createDialogManager>): string[] {
  return manager
    .read()
    .filter((dialog) => !dialog.leaving)
    .map((dialog) => dialog.definition.name);
}

test('opening a dialog closes the one that is open [C2.70]', () => {
  const manager = createDialogManager();
  manager.open(miniCart, {});
  manager.open(signIn, {});
  expect(shown(manager)).toEqual(['sign-in']);
});

test('a dialog marked to be kept stays and is seen again after the new one closes [C2.71]', () => {
  const manager = createDialogManager();
  manager.open(quickShop, {});
  manager.open(signIn, {});
  expect(shown(manager)).toEqual(['quick-shop', 'sign-in']);
  manager.close();
  expect(shown(manager)).toEqual(['quick-shop']);
});

test('a dialog that comes in between leaves what is open where it is', () => {
  const manager = createDialogManager();
  manager.open(signIn, {});
  manager.open({ name: 'human-check', side: 'modal', load: content, interrupts: true }, {});
  expect(shown(manager)).toEqual(['sign-in', 'human-check']);
  manager.close();
  expect(shown(manager)).toEqual(['sign-in']);
});

test('a kept dialog is kept only under those it names', () => {
  const manager = createDialogManager();
  manager.open(quickShop, {});
  manager.open(miniCart, {});
  expect(shown(manager)).toEqual(['mini-cart']);
});

test('the challenge cannot be closed by another dialog, nor by leaving the page, but by hand', () => {
  const manager = createDialogManager();
  manager.open(challenge, {});
  manager.open(miniCart, {});
  manager.open(signIn, {});
  expect(shown(manager)).toEqual(['three-ds-challenge', 'sign-in']);
  manager.closeAll();
  expect(shown(manager)).toEqual(['three-ds-challenge']);
  manager.close();
  expect(shown(manager)).toEqual([]);
});

test('the same dialog opened twice is one dialog', () => {
  const manager = createDialogManager();
  manager.open(miniCart, {});
  manager.open(miniCart, {});
  expect(shown(manager)).toEqual(['mini-cart']);
});

test('a closing dialog stays until its transition is over', () => {
  const manager = createDialogManager();
  manager.open(miniCart, {});
  const key = manager.read()[0]?.key ?? 0;
  manager.close(key);
  expect(manager.read()).toHaveLength(1);
  manager.remove(key);
  expect(manager.read()).toHaveLength(0);
});

test('listeners hear of each change until they leave', () => {
  const manager = createDialogManager();
  let heard = 0;
  const leave = manager.subscribe(() => {
    heard += 1;
  });
  manager.open(miniCart, {});
  leave();
  manager.close();
  expect(heard).toBe(1);
});
