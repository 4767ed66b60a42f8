import type { FastifyInstance } from 'fastify';
import { standIns } from '../kernel/outside-settings.ts';
import { socialPostsScript, socialWallScript } from './social-script.ts';

const scripts: Readonly<Record<string, string>> = {
  'social-wall.js': socialWallScript,
  'social-posts.js': socialPostsScript,
};

/** What stands in for services outside of a sandbox, so that content with them can be seen and tested offline (B2.2.62). */
export function mountStandIns(app: FastifyInstance): void {
  for (const [name, script] of Object.entries(scripts)) {
    app.get(`${standIns}/${name}`, (_, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
    );
  }
}
