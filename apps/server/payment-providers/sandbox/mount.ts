import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { readForms } from '../../kernel/read-forms.ts';
import type { Shop } from '../../kernel/shop.ts';
import { mountApprovals } from './approvals.ts';
import { mountChallenge } from './challenge.ts';
import { mountDevices } from './devices.ts';
import { mountFields } from './fields.ts';
import { runApproval } from './pages/approval-script.ts';
import { runChallenge } from './pages/challenge-script.ts';
import { runFields } from './pages/fields-script.ts';
import { runPayLater } from './pages/pay-later-script.ts';
import { scriptOf } from './pages/script.ts';
import { style } from './pages/style.ts';

const fontFile = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** Serves the sandbox provider's own pages under /sandbox-payments. */
export async function mountSandboxPayments(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(async (pages) => {
    readForms(pages);
    mountFields(pages, shop);
    mountChallenge(pages, shop);
    mountApprovals(pages, shop);
    mountDevices(pages, shop);
    const assets = {
      'pages.css': ['text/css', style],
      'fields.js': ['text/javascript', scriptOf(runFields)],
      'challenge.js': ['text/javascript', scriptOf(runChallenge)],
      'approval.js': ['text/javascript', scriptOf(runApproval)],
      'pay-later.js': ['text/javascript', scriptOf(runPayLater)],
    } as const;
    const font = createRequire(import.meta.url).resolve(fontFile);
    pages.get('/sandbox-payments/assets/text.woff2', async (_, reply) =>
      reply
        .header('content-type', 'font/woff2')
        .header('cache-control', 'public, max-age=86400')
        .send(await readFile(font)),
    );
    for (const [name, [type, text]] of Object.entries(assets)) {
      pages.get(`/sandbox-payments/assets/${name}`, (_, reply) =>
        reply
          .header('content-type', `${type}; charset=utf-8`)
          .header('cache-control', 'public, max-age=300')
          .send(text),
      );
    }
  });
}
