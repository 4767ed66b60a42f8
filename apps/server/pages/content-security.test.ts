import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security.ts';

test('scripts within the page are allowed by hash alone', () => {
  const policy = contentSecurityPolicy(["'sha256-one'", "'sha256-two'"]);
  expect(policy).toContain("script-src 'self' 'sha256-one' 'sha256-two';");
  expect(policy.split(';').find((part) => part.includes('script-src'))).not.toContain('unsafe');
});

test('pictures come from the shop, and from the server of tiles that it is set up with', () => {
  expect(contentSecurityPolicy([])).toContain("img-src 'self' data:;");
  const policy = contentSecurityPolicy([], [], ['https://tiles.example']);
  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
  expect(policy.match(/tiles\.example/g)).toHaveLength(1);
});

test('hosts of a bot check that the shop is set up with may run scripts, be framed and be called, others not', () => {
  const policy = contentSecurityPolicy([], ['https://check.example']);
  for (const part of ['script-src', 'connect-src', 'frame-src']) {
    expect(policy).toContain(`${part} 'self' https://check.example`);
    expect(contentSecurityPolicy([])).toMatch(new RegExp(`${part} 'self'(;|$)`));
  }
});
