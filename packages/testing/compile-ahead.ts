import { spawnSync } from 'node:child_process';

/**
 * Lets one process load the server and end, so that Node keeps what it has compiled: processes that tests kill leave nothing for the
 * next one, and there are many.
 */
export default function setup(): void {
  if (!process.env.NODE_COMPILE_CACHE) return;
  const program = ['open-shop', 'create-server'].map((name) => `await import('@eyelet/server/start/${name}.ts');`);
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program.join('')], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    timeout: 120_000,
  });
  if (status !== 0) throw new Error('The server could not be loaded');
}
