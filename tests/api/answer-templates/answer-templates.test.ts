import { randomUUID } from 'node:crypto';
import { listAnswerTemplates } from '@eyelet/contracts/answer-templates/list.ts';
import { removeAnswerTemplate } from '@eyelet/contracts/answer-templates/remove.ts';
import { writeAnswerTemplate } from '@eyelet/contracts/answer-templates/write.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let care: TestStaff;
beforeAll(async () => {
  running = await startShop();
  care = await newStaff(running, { roles: ['care'] });
});
afterAll(() => running.close());

const words = { name: 'Late parcel', en: 'Hello {firstName}', fr: '', de: 'Hallo {firstName}', it: '' };

const write = (templateId: string, change = {}, version = 0) =>
  care.call(writeAnswerTemplate, { params: { templateId }, body: { ...words, ...change, version } });

const named = async (name: string) =>
  (await care.call(listAnswerTemplates, {})).templates.filter((one) => one.name === name);

test('a template is written once however often it is sent, changed over its version, and deleted', async () => {
  const templateId = randomUUID();
  const [first, again] = [await write(templateId), await write(templateId)];
  expect([first, again]).toEqual([first, { templateId, ...words, version: 1 }]);
  expect(await named('Late parcel')).toEqual([first]);
  expect(await write(templateId, { name: ' Late ' }, 1)).toMatchObject({ name: 'Late', version: 2 });
  expect(await write(templateId, { name: 'Late' }, 1)).toMatchObject({ version: 2 });
  const stale = await detailOf(write(templateId, { name: 'Later' }, 1));
  expect(stale).toMatchObject({ errorId: 'STF409' });
  const remove = (version: number) => care.call(removeAnswerTemplate, { params: { templateId }, query: { version } });
  expect(await detailOf(remove(1))).toMatchObject({ errorId: 'STF409' });
  await remove(2);
  expect(await detailOf(remove(2))).toMatchObject({ errorId: 'STF404' });
  expect(await detailOf(write(templateId, { name: 'Later' }, 2))).toMatchObject({ errorId: 'STF404' });
});

test.each([
  ['a place that no case can fill', { de: 'Hallo {vorname}' }, 'de'],
  ['no text at all', { en: ' ', de: '' }, 'en'],
])('a template with %s is refused beside its text', async (_, change, member) => {
  expect(await detailOf(write(randomUUID(), change))).toMatchObject({ errorId: 'STF400', details: { member } });
});

test('two members of staff who write one template at once: one is told', async () => {
  const templateId = randomUUID();
  await write(templateId, { name: 'Race' });
  const both = await Promise.allSettled([
    write(templateId, { name: 'Race', en: 'One' }, 1),
    write(templateId, { name: 'Race', en: 'Two' }, 1),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await named('Race')).toMatchObject([{ version: 2 }]);
});
