import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startShopProcess } from '@eyelet/testing/shop-process.ts';
import { createTestDatabase } from '@eyelet/testing/test-database.ts';
import { afterEach, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folders: string[] = [];
const servers: Server[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  for (const server of servers.splice(0)) server.close();
});

// The first start of a checkout builds the storefront.
const patience = 120_000;

/** Starts the program as `npm start` does and waits for its end. */
function start(env: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['apps/server/start-built.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', PORT: '0', ...env },
      timeout: patience - 10_000,
    });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    child.on('close', (code) => done({ code, said }));
  });
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eyelet-start-'));
  // Open to the account that PostgreSQL runs as when the tests run as root.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

describe('a failed start prints one sentence', { timeout: patience }, () => {
  test('an invalid setting', async () => {
    const { code, said } = await start({ PORT: 'front door' });
    expect([code, said]).toEqual([1, 'PORT is "front door". Write a whole number from 0 to 65535.\n']);
  });

  test('a live shop without a real payment provider', async () => {
    const live = { EYELET_STAGE: 'live', PUBLIC_ORIGIN: 'https://shop.example', SMTP_URL: 'none' };
    const { code, said } = await start(live);
    expect(code).toBe(1);
    expect(said).toMatch(/^EYELET_STAGE is "live", and PAYMENTS=sandbox moves no money: .*\.\n$/);
  });

  test('an unreachable database', async () => {
    const { code, said } = await start({ DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:1/shop' });
    expect(code).toBe(1);
    expect(said).toMatch(/DATABASE_URL: no PostgreSQL answered there \(ECONNREFUSED\)\. Check host and port\.\n$/);
    expect(said).not.toContain('hunter2');
  });

  test('a database that refuses the password, or does not exist', async () => {
    const { url, drop } = await createTestDatabase();
    const wrong = new URL(url);
    wrong.password = 'wrong';
    expect((await start({ DATABASE_URL: wrong.href })).said).toContain('the database refused the user or the password');
    const missing = new URL(url);
    missing.pathname = '/nothing_here';
    expect((await start({ DATABASE_URL: missing.href })).said).toContain('has no database of that name');
    await drop();
  });

  test('a data folder that PostgreSQL cannot read', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'postgres/data'), { recursive: true });
    writeFileSync(join(folder, 'postgres/data/PG_VERSION'), '9.1\n');
    const { code, said } = await start({ DATA_FOLDER: folder });
    expect(code).toBe(1);
    expect(said).toMatch(
      /The data folder .* cannot be read by this PostgreSQL\. Move it away to start with an empty one\./,
    );
  });

  test('a port in use, before a database is opened', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    servers.push(server);
    await new Promise((ready) => server.once('listening', ready));
    const { port } = server.address() as { port: number };
    const { code, said } = await start({ PORT: String(port), DATABASE_URL: 'postgres://127.0.0.1:1/shop' });
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start\n`);
  });
});

test('a live shop explicitly allowed as a demonstration starts, and lists its stand-ins at each start', {
  timeout: patience,
}, async () => {
  const shop = await startShopProcess({
    ...{ EYELET_STAGE: 'live', PUBLIC_ORIGIN: 'https://shop.example', SMTP_URL: 'none' },
    SANDBOX_PAYMENTS_IN_LIVE: 'i-know-no-money-moves',
  });
  try {
    expect(shop.output()).toMatch(/"level":40,[^}]*without payment/);
    expect(shop.output()).toMatch(/"level":40,[^}]*no mail is sent/);
    expect((await fetch(`${shop.origin}/consumers-v3/utilities/countryList`, { redirect: 'manual' })).status).toBe(200);
  } finally {
    await shop.stop();
  }
});
