import { spawnSync } from 'node:child_process';

/**
 * Lets one process load the server and end, so that Node keeps what it has compiled: processes that tests kill leave nothing for the
 * next one, and there are many.
 */
export function compileAhead(): void {
  if (!process.env.NODE_COMPILE_CACHE) return;
  const program = ['open-shop', 'create-server'].map((name) => `await import('@eyelet/server/start/${name}.ts');`);
  spawnSync(process.execPath, ['--input-type=module', '-e', program.join('')], { cwd: import.meta.dirname });
}
