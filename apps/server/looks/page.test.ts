import { expect, test } from 'vitest';
import type { OpenLook } from '../kernel/look.ts';
import { lookedAtPage } from './page.ts';

const now = new Date('2026-11-29T12:00:00Z');
const look: OpenLook = {
  ...({ lookId: 'one', staffName: 'Bo Lind', language: 'en', customerName: 'Rut <b>Ames</b>' } as const),
  endsAt: new Date('2026-11-29T12:30:00Z'),
  session: { id: 'look-one', consumerNo: '1', consumerType: 'REGISTERED', isAssociate: false, acceptedTerms: false },
};

const page = (body: string, type = 'text/html; charset=utf-8') => ({
  headers: { 'content-type': type, etag: '"a"', 'content-security-policy': "default-src 'self'; script-src 'self'" },
  body: Buffer.from(body),
});

const whole =
  '<html><head><link rel="modulepreload" href="/a.js"></head><body class="x"><a href="#main">Skip</a><main id="main">Rut</main><script>window.x = 1</script></body></html>';

test('a page of a look runs no script, is kept by nobody, and ends with the bar', () => {
  const { headers, body } = lookedAtPage(page(whole), look, now);
  const html = body.toString();
  expect(html).not.toMatch(/<script|modulepreload/);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(headers).not.toHaveProperty('etag');
  expect(headers['content-security-policy']).toContain("script-src 'none'; sandbox");
  // After the content, so that the link that skips to it comes first.
  expect(html).toMatch(
    /^<html>.*<body class="x"><a href="#main">.*<\/main><aside id="look".*<\/aside><\/body><\/html>$/s,
  );
  expect(html).toContain('Rut &lt;b&gt;Ames');
});

test('room is kept for the bar, also where the browser scrolls to what has the focus', () => {
  const html = lookedAtPage(page(whole), look, now).body.toString();
  for (const rule of ['html{scroll-padding-bottom:7rem}', 'html{scroll-padding-bottom:12rem}']) {
    expect(html).toContain(rule);
  }
});

test('what is no page is handed on as it is', () => {
  const data = page('{"a":"<script></script>"}', 'application/json');
  expect(lookedAtPage(data, look, now).body).toEqual(data.body);
});
