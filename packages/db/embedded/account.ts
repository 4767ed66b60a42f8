import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';

export type Account = Readonly<{ uid: number; gid: number }>;

/**
 * The account that PostgreSQL runs as. It refuses to run as root, so root uses an existing account without rights; none
 * is created. Undefined: the caller's own account.
 */
export function postgresAccount(): Account | undefined {
  if (process.platform === 'win32' || userInfo().uid !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const line = accounts.find((one) => one.startsWith(`${name}:`))?.split(':');
    if (line) return { uid: Number(line[2]), gid: Number(line[3]) };
  }
  throw new Error('PostgreSQL does not run as root and found no account to use. Start as an ordinary user.');
}
