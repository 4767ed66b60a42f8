import type { FastifyInstance } from 'fastify';
import { standIns } from '../kernel/outside-settings.ts';
import { socialPostsScript, socialWallScript } from './social-script.ts';

const scripts: Readonly<Record<string, string>> = {
  'social-wall.js': socialWallScript,
  'social-posts.js': socialPostsScript,
};

const playerPolicy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";
const player = `<!doctype html><html lang="en"><title>Stand-in for YouTube</title>
<style>body{margin:0;background:#10201f}video{width:100vw;height:100vh}</style>
<video controls muted playsinline src="/media/films/harbour" aria-label="Stand-in for YouTube"></video></html>`;

/** Serves stand-ins for outside services, except in live shops, so that content that uses them can be seen and tested offline (B2.2.62). */
export function mountStandIns(app: FastifyInstance): void {
  for (const [name, script] of Object.entries(scripts)) {
    app.get(`${standIns}/${name}`, (_, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
    );
  }
  app.get(`${standIns}/youtube/embed/:id`, (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', playerPolicy)
      .header('cache-control', 'no-store')
      .send(player),
  );
  app.get<{ Params: { '*': string } }>(`${standIns}/assets/*`, ({ params }, reply) => {
    const name = /\/video\/upload\/(?:[\w-]+\/)*([\w-]+)\.webm$/.exec(`/${params['*']}`)?.[1];
    return name === undefined ? reply.callNotFound() : reply.redirect(`/media/films/${name}`, 302);
  });
}
