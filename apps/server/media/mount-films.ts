import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../kernel/shop.ts';

/** Serves the films of the library, and the WebVTT files with their words, below `/media/films`, in parts where asked. */
export async function mountFilms(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(fastifyStatic, {
    root: shop.config.filmsFolder,
    prefix: '/media/films/',
    decorateReply: false,
    index: false,
    // Content names a film without its format.
    extensions: ['webm'],
    maxAge: '1h',
  });
}
