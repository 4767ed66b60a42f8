import { expect, test } from 'vitest';
import { createFormProofs } from './form-proof.ts';

const start = Date.UTC(2030, 0, 1);
const at = (ms: number) => new Date(start + ms);
const options = { secret: 'secret', minimumAgeMs: 1000, perMinute: 10 };

test('one address uses ten form proofs a minute at most, and another address ten more', () => {
  const forms = createFormProofs(options);
  const use = (address: string, ms: number) => forms.check(forms.make(at(0)), address, at(ms)) !== undefined;
  const tries = Array.from({ length: 11 }, () => use('192.0.2.1', 2000));
  expect(tries).toEqual([...Array(10).fill(true), false]);
  expect(use('192.0.2.2', 2000)).toBe(true);
  expect(use('192.0.2.1', 63_000)).toBe(true);
});

test('the addresses of one IPv6 network share what one visitor may use', () => {
  const forms = createFormProofs({ ...options, perMinute: 1 });
  const use = (address: string) => forms.check(forms.make(at(0)), address, at(2000)) !== undefined;
  expect([use('2001:db8::1'), use('2001:db8::2'), use('2001:db8:0:1::1')]).toEqual([true, false, true]);
});

test('a proof is good from a second to an hour after its form was made, and says when it ends', () => {
  const forms = createFormProofs(options);
  const proof = forms.make(at(0));
  expect(forms.check(proof, 'a', at(999))).toBeUndefined();
  expect(forms.check(proof, 'a', at(1000))).toEqual(at(60 * 60 * 1000));
  expect(forms.check(proof, 'a', at(60 * 60 * 1000 + 1))).toBeUndefined();
});

test('a proof of another shop, a changed one and a text that is none are not good', () => {
  const forms = createFormProofs(options);
  const foreign = createFormProofs({ ...options, secret: 'other' }).make(at(0));
  const [kind, , random, signature] = forms.make(at(0)).split('.');
  const older = [kind, at(-9000).getTime().toString(36), random, signature].join('.');
  for (const proof of [foreign, older, 'form.', 'form', '', '...']) {
    expect(forms.check(proof, 'a', at(2000))).toBeUndefined();
  }
});
