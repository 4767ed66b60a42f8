import { expect, test } from 'vitest';
import { webhookAddress } from './address.ts';

test.each([
  ['https://erp.example/hooks', 'https://erp.example/hooks'],
  ['  https://erp.example/hooks?shop=1 ', 'https://erp.example/hooks?shop=1'],
  ['https://ERP.example:8443', 'https://erp.example:8443/'],
  ['http://erp.example/hooks', undefined],
  ['https://user:secret@erp.example/', undefined],
  ['https://user@erp.example/', undefined],
  ['https://:secret@erp.example/', undefined],
  ['https://erp.example/#part', undefined],
  ['ftp://erp.example/', undefined],
  ['file:///etc/passwd', undefined],
  ['erp.example', undefined],
  ['', undefined],
])('%s is stored as %s', (text, stored) => {
  expect(webhookAddress(text, false)).toBe(stored);
});

test('where networks of one’s own are allowed, http is too', () => {
  expect(webhookAddress('http://127.0.0.1:4000/hooks', true)).toBe('http://127.0.0.1:4000/hooks');
  expect(webhookAddress('ftp://127.0.0.1/', true)).toBeUndefined();
});
