import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { createCart } from '@eyelet/contracts/cart/create.ts';
import { createLog } from '@eyelet/server/kernel/log.ts';
import { buildStorefront } from '@eyelet/server/pages/build.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test, vi } from 'vitest';

const run = promisify(execFile);

test('a fault in a page is one log line that names its request', async () => {
  await buildStorefront();
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const running = await startStockedShop({ mountPages, parts: { log, beforeSnapshot: undefined } });
  const beside = vi.spyOn(console, 'error');
  try {
    const shopper = await newShopper(running.origin);
    await shopper.call(createCart, {});
    expect((await shopper.fetch(`${running.origin}/en-us/nothing-here`)).status).toBe(404);
    expect(lines).toEqual([]);
    await running.shop.database.pool.query('alter table cart rename to cart_that_is_gone');
    const headers = { 'x-correlation-id': 'mine-2' };
    const response = await shopper.fetch(`${running.origin}/en-us/cart?token=open-sesame`, { headers });
    expect(response.status).toBe(500);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        msg: 'fault',
        correlationId: 'mine-2',
        url: '/en-us/cart?token=[cut]',
        err: expect.objectContaining({ message: expect.stringContaining('cart'), stack: expect.any(String) }),
      }),
    );
    expect(beside).not.toHaveBeenCalled();
  } finally {
    beside.mockRestore();
    await running.close();
  }
});

/** The output of a process that does what is given. */
async function processThat(
  does: string,
): Promise<{ code: number; lines: { level: number; msg: string }[]; stderr: string }> {
  const kernel = resolve('apps/server/kernel');
  const script = `
    import { createLog } from '${kernel}/log.ts';
    import { logWholeProcess } from '${kernel}/process-log.ts';
    logWholeProcess(createLog('info'));
    ${does}`;
  const ended = await run(process.execPath, ['--input-type=module-typescript', '--eval', script]).then(
    (out) => ({ ...out, code: 0 }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  const lines = ended.stdout.split('\n').filter(Boolean);
  return { code: ended.code, stderr: ended.stderr, lines: lines.map((line) => JSON.parse(line)) };
}

test.each([
  ['throw new Error("gone")', 60, 1],
  ['Promise.reject(new Error("gone"))', 60, 1],
  ['process.emitWarning("gone")', 40, 0],
  ['console.error(new Error("gone"))', 50, 0],
  ['console.warn("%s", "gone")', 40, 0],
])('%s is one log line, without a stack beside it', async (does, level, code) => {
  const ended = await processThat(`setTimeout(() => { ${does}; });`);
  expect(ended).toMatchObject({ code, stderr: '', lines: [{ level }] });
  expect(JSON.stringify(ended.lines)).toContain('gone');
});
