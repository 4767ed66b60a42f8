import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import type { Config } from '../kernel/config.ts';
import type { Prepared } from '../kernel/dispatch.ts';

/**
 * Calls with answers of a folder in place of their own, for those who build against a shop that cannot yet answer as they need
 * (C7.135): `<id of the call>.json` is the whole answer. Checks of requests and callers stay. A live shop does not look at it.
 */
export async function withMockResponses(
  prepared: readonly Prepared[],
  { stage, mockResponses }: Pick<Config, 'stage' | 'mockResponses'>,
): Promise<readonly Prepared[]> {
  if (stage === 'live' || mockResponses === undefined) return prepared;
  const names = (await readdir(mockResponses)).filter((name) => name.endsWith('.json'));
  const ids = names.map((name) => name.slice(0, -'.json'.length));
  const unknown = ids.find((id) => !prepared.some(({ operation }) => operation.id === id));
  if (unknown !== undefined) throw new Error(`MOCK_RESPONSES has ${unknown}.json, and there is no call of that name.`);
  return prepared.map((one) => {
    const { id, response } = one.operation;
    if (!ids.includes(id)) return one;
    const answer: unknown = JSON.parse(readFileSync(join(mockResponses, `${id}.json`), 'utf8'));
    const [problem] = Value.Errors(response, answer);
    if (problem) throw new Error(`MOCK_RESPONSES: ${id}.json ${problem.instancePath || '/'} ${problem.message}`);
    return { ...one, run: () => answer };
  });
}
