import { parseArgs } from 'node:util';
import { openDatabase } from '@eyelet/db/database.ts';
import { migrate } from '@eyelet/db/migrate.ts';
import { readConfig } from './kernel/read-config.ts';
import { originOf } from './mail/sender.ts';
import { CommandError, inviteByCommand, resetByCommand } from './staff/by-command.ts';
import { joinCluster } from './start/open-cluster.ts';
import { fail } from './start/progress.ts';

const usage = `npm run staff -- invite --email ada@example.com --role owner [--role …] [--name "Ada Brink"] [--language en|fr|de|it]
npm run staff -- reset --email ada@example.com`;

const languages = ['en', 'fr', 'de', 'it'] as const;

/** `npm run staff`: invites somebody to the staff, or lets somebody in again, and prints the link. */
async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      role: { type: 'string', multiple: true },
      name: { type: 'string', default: '' },
      language: { type: 'string', default: 'en' },
    },
  });
  const [verb] = positionals;
  const { email, role: roles = [], name } = values;
  const language = languages.find((one) => one === values.language);
  if (!email || !language || (verb !== 'reset' && (verb !== 'invite' || roles.length === 0)))
    throw new CommandError(usage);
  const { config } = readConfig(process.env);
  const cluster = await joinCluster(config);
  const database = openDatabase(cluster.url('eyelet'), 2);
  try {
    await migrate(database.db);
    const now = new Date();
    const path =
      verb === 'invite'
        ? await inviteByCommand(database, { email, name, language, roles }, now)
        : await resetByCommand(database, email, now);
    process.stdout.write(`Valid once, within 72 hours:\n${originOf(config)}${path}\n`);
  } finally {
    await database.close();
    await cluster.stop();
  }
}

run().catch((error: unknown) => fail((error as Error).message, error));
