import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../kernel/shop.ts';
import { scriptOf } from '../sandbox/pages/script.ts';
import type { Adyen } from './adyen.ts';
import { mountApprovals } from './approvals.ts';
import { mountChallenge } from './challenge.ts';
import { mountFields } from './fields.ts';
import { runChallenge } from './pages/challenge-script.ts';
import { runFields } from './pages/fields-script.ts';
import { runReturn } from './pages/return-script.ts';
import { style } from './pages/style.ts';

const assets = {
  'pages.css': ['text/css', style],
  'fields.js': ['text/javascript', scriptOf(runFields)],
  'challenge.js': ['text/javascript', scriptOf(runChallenge)],
  'return.js': ['text/javascript', scriptOf(runReturn)],
} as const;

/** Serves the adapter's own pages under /payments/adyen. */
export async function mountAdyen(app: FastifyInstance, shop: Shop, adyen: Adyen): Promise<void> {
  await app.register(async (pages) => {
    // Ids of the shop have one shape; any other value is refused.
    pages.addHook('preValidation', async (request, reply) => {
      const { id } = request.params as { id?: string };
      if (id !== undefined && !/^[\w-]+$/.test(id)) return reply.callNotFound();
    });
    mountFields(pages, shop, adyen);
    mountChallenge(pages, shop, adyen);
    mountApprovals(pages, shop, adyen);
    for (const [name, [type, text]] of Object.entries(assets)) {
      pages.get(`/payments/adyen/assets/${name}`, (_, reply) =>
        reply
          .header('content-type', `${type}; charset=utf-8`)
          .header('cache-control', 'public, max-age=300')
          .send(text),
      );
    }
  });
}
