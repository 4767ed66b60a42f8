import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('each inline script is allowed by its hash, and nothing else inline is', () => {
  const policy = contentSecurityPolicy('<script>first()</script><script type="module">second()</script>');
  expect(policy).toContain(`script-src 'self' ${hashOf('first()')} ${hashOf('second()')};`);
  expect(policy.split(';').find((part) => part.includes('script-src'))).not.toContain('unsafe');
});

test('data blocks and scripts by address need no hash', () => {
  const policy = contentSecurityPolicy(
    '<script type="application/ld+json">{"a":1}</script><script async src="/assets/a.js"></script>',
  );
  expect(policy).toContain("script-src 'self';");
});

test('pictures come from the shop, and from the server of tiles that it is set up with', () => {
  expect(contentSecurityPolicy('')).toContain("img-src 'self' data:;");
  const policy = contentSecurityPolicy('', [], ['https://tiles.example']);
  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
  expect(policy.match(/tiles\.example/g)).toHaveLength(1);
});

test('hosts of a bot check that the shop is set up with may run scripts, be framed and be called, others not', () => {
  const policy = contentSecurityPolicy('', ['https://check.example']);
  for (const part of ['script-src', 'connect-src', 'frame-src']) {
    expect(policy).toContain(`${part} 'self' https://check.example`);
    expect(contentSecurityPolicy('')).toMatch(new RegExp(`${part} 'self'(;|$)`));
  }
});
