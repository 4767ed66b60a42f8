import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import type { Config } from '../kernel/config.ts';
import type { Prepared } from '../kernel/dispatch.ts';

/**
 * Replaces answers of calls by files of a folder, for those who build against a shop that cannot answer as they need
 * yet (C7.135): `<operation id>.json` is the whole answer. Requests and callers are checked as usual. A live shop
 * ignores the folder.
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
