import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { join, resolve } from 'node:path';
import { type Account, postgresAccount } from './account.ts';
import { type Binaries, findBinaries, isOpen, reachableBinaries } from './binaries.ts';
import { claimFolder, isAlive } from './claim.ts';
import { freePort } from './free-port.ts';

export type Cluster = Readonly<{
  /** URL of a database in the cluster. */
  url: (database: string) => string;
  stop: () => Promise<void>;
}>;

export type ClusterOptions = Readonly<{
  /** Keeps the data between starts. */
  folder: string;
  /** Test clusters give up durability for speed. */
  durable: boolean;
  settings?: Readonly<Record<string, string>>;
}>;

/** Starts an embedded PostgreSQL on a free loopback port; the first start creates its data folder. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const account = postgresAccount();
  const folder = homeFor(options.folder, account);
  const binaries = account ? reachableBinaries(await findBinaries(), folder) : await findBinaries();
  mkdirSync(folder, { recursive: true });
  if (account) openFolder(folder, account);
  const data = join(folder, 'data');
  await claimFolder(folder, data);
  const password = readOrCreatePassword(folder);
  if (!existsSync(join(data, 'PG_VERSION'))) await createData(binaries, data, folder, password, account);
  const port = await freePort();
  const sockets = canHoldSocket(data) ? data : '';
  const child = await startServer(binaries, data, { port, sockets }, options, account);
  return { url: urlsOf(password, { port, sockets }), stop: () => stopServer(child) };
}

/** URLs of the databases of a cluster that another process runs in a folder; undefined when none is running. */
export function findRunningCluster(wanted: string): Cluster['url'] | undefined {
  const folder = homeFor(wanted, postgresAccount());
  const [pid, , , port, sockets = ''] = linesOf(join(folder, 'data', 'postmaster.pid'));
  const [password] = linesOf(join(folder, 'password'));
  if (!pid || !port || !password || !isAlive(Number(pid))) return undefined;
  return urlsOf(password, { port: Number(port), sockets: sockets.trim() });
}

/** Where a server listens: on a loopback port, and in a folder of sockets; empty where it has none. */
type Place = Readonly<{ port: number; sockets: string }>;

/** A socket costs both sides less than a loopback port. */
function urlsOf(password: string, { port, sockets }: Place): Cluster['url'] {
  const host = sockets === '' ? '127.0.0.1' : encodeURIComponent(sockets);
  return (database) => `postgres://postgres:${password}@${host}:${port}/${database}`;
}

/** Bytes that the name of a socket may have, on the systems that permit fewest. */
const longestSocketName = 103;

function canHoldSocket(folder: string): boolean {
  return platform() !== 'win32' && Buffer.byteLength(join(folder, '.s.PGSQL.65535')) <= longestSocketName;
}

function linesOf(path: string): readonly string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
}

/** The folder itself, or one under the system's persistent temporary folder if root's own cannot be shared. */
function homeFor(folder: string, account: Account | undefined): string {
  const wanted = resolve(folder);
  if (!account || isOpen(resolve(wanted, '..'))) return wanted;
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  return join('/var/tmp', `eyelet-${name}`);
}

function openFolder(folder: string, account: Account): void {
  chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o755);
}

function readOrCreatePassword(folder: string): string {
  const path = join(folder, 'password');
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

async function createData(
  binaries: Binaries,
  data: string,
  folder: string,
  password: string,
  account: Account | undefined,
): Promise<void> {
  rmSync(data, { recursive: true, force: true });
  const passwordFile = join(folder, 'initial-password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  try {
    await run(
      binaries.initdb,
      [
        `--pgdata=${data}`,
        '--auth=scram-sha-256',
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        // A slow key guards passwords that can be guessed; this one is random, and each connection would wait for its key.
        '--set=scram_iterations=1',
        '--encoding=UTF8',
        '--locale=C',
      ],
      account,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function run(program: string, args: string[], account: Account | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`PostgreSQL could not be set up: ${said.trim()}`)),
    );
  });
}

function startServer(
  binaries: Binaries,
  data: string,
  { port, sockets }: Place,
  options: ClusterOptions,
  account: Account | undefined,
): Promise<ChildProcess> {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: sockets,
    max_connections: '200',
    shared_buffers: '256MB',
    log_min_messages: 'warning',
    ...(options.durable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' }),
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return new Promise((done, fail) => {
    // Its own process group: Ctrl-C in a terminal must reach the server first, which then stops PostgreSQL.
    const child = spawn(binaries.postgres, ['-D', data, '-p', String(port), ...flags], {
      ...account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said = (said + String(chunk)).slice(-4000);
      if (said.includes('ready to accept connections')) done(child);
    });
    child.on('error', fail);
    child.on('close', () => fail(new Error(explain(said, data))));
  });
}

/** One sentence that explains PostgreSQL's output when it did not start. */
function explain(said: string, data: string): string {
  if (/lock file "postmaster.pid" already exists|could not create lock file/.test(said)) {
    return `Another Eyelet is using ${data}. Stop it first, or set DATA_FOLDER to a folder of its own.`;
  }
  if (/incompatible|not a valid data directory|invalid|corrupt|could not (open|read|locate|access)/i.test(said)) {
    return `The data folder ${data} cannot be read by this PostgreSQL. Move it away to start with an empty one. It said: ${lastLine(said)}`;
  }
  return `PostgreSQL did not start. It said: ${lastLine(said)}`;
}

function lastLine(said: string): string {
  return said.trim().split('\n').at(-1) ?? 'nothing';
}

function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.on('exit', () => done());
    // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is kept.
    child.kill('SIGINT');
  });
}
