import { expect, test } from 'vitest';
import { synonymGroups } from './synonyms.ts';

test.each(['en', 'fr', 'de', 'it'] as const)('no words of %s lead to gift cards, which are not on sale', (language) => {
  expect(synonymGroups(language).flat().join(' ')).not.toMatch(/gift card|carte cadeau|geschenkkarte|carta regalo/);
});
