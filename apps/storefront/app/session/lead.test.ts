import { expect, test } from 'vitest';
import { keepLead, keptLead, leadOf } from './lead.ts';

test('the lead in a URL is kept for the visit, and later pages without one do not remove it [B2.1.10, C2.38]', () => {
  const kept = new Map<string, string>();
  const storage = {
    setItem: (key: string, value: string) => void kept.set(key, value),
    getItem: (key: string) => kept.get(key) ?? null,
  };
  expect(keptLead(storage)).toEqual({ leadSource: '', referralCode: '' });
  for (const query of ['leadSource=autumn', 'referral_code=%20MATE-7', '', 'leadSource=&referral_code=']) {
    keepLead(leadOf(new URLSearchParams(query)), storage);
  }
  expect(keptLead(storage)).toEqual({ leadSource: 'autumn', referralCode: 'MATE-7' });
  expect(leadOf(new URLSearchParams(`leadSource=${'x'.repeat(80)}`)).leadSource).toHaveLength(64);
});
