import { expect, test } from 'vitest';
import { giftPages } from './gift-page.ts';

const line = (name: string, more: object = {}) => ({
  ...{ name, digital: false, gift_card: null, gift_option: null },
  ...more,
});
const greeting = (to: string, message = 'For wet paths') => ({ gift_option: { to, email: '', message } });
const said = (pages: ReturnType<typeof giftPages<ReturnType<typeof line>>>) =>
  pages.map(({ greeting: one, lines }) => [one?.to, lines.map(({ name }) => name)]);

test('each recipient has a page, and what was bought without a greeting is on none', () => {
  const lines = [
    line('boot', greeting('Ida')),
    line('own'),
    line('cap', greeting('Bo')),
    line('sock', greeting('Ida')),
    line('lace', greeting('Ida', 'Another day')),
  ];
  expect(said(giftPages(lines))).toEqual([
    ['Ida', ['boot', 'sock']],
    ['Bo', ['cap']],
    ['Ida', ['lace']],
  ]);
});

test('without a greeting all goods are given, but nothing that says what it is worth or is sent by email', () => {
  const lines = [line('boot'), line('card', { gift_card: {} }), line('file', { digital: true })];
  expect(said(giftPages(lines))).toEqual([[undefined, ['boot']]]);
  expect(giftPages(lines.slice(1))).toEqual([]);
});
