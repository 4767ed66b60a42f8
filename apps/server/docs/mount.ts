import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type ErrorId, errorCatalogue } from '@eyelet/contracts/errors/catalogue.ts';
import { openApi } from '@eyelet/contracts/kernel/openapi.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { webhookBody, webhookFactNames } from '@eyelet/contracts/webhooks/facts.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { operatorsOnly } from '../kernel/operators.ts';
import type { Shop } from '../kernel/shop.ts';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Eyelet API</title>
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
</head>
<body>
<div id="api"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/page.js"></script>
</body>
</html>`;

const script = `SwaggerUIBundle({
  url: '/docs/openapi.json', dom_id: '#api', deepLinking: true, docExpansion: 'none',
  defaultModelsExpandDepth: -1, displayRequestDuration: true, filter: true, validatorUrl: null
});`;

const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the API documentation: an interactive page at /docs and the OpenAPI document at /docs/openapi.json. In a live
 * shop only for operators.
 */
export async function mountDocs(app: FastifyInstance, shop: Shop, operations: readonly Operation[]): Promise<void> {
  const messages = Object.fromEntries(webhookFactNames.map((fact) => [fact, webhookBody(fact)]));
  // Made when it is first asked for, as it has megabytes.
  let document: string | undefined;
  const made = () => JSON.stringify(openApi(operations, (id) => errorCatalogue[id as ErrorId], '1.0.0', messages));
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  await app.register(async (docs) => {
    docs.addHook('onRequest', operatorsOnly(shop));
    await docs.register(fastifyStatic, {
      root: folder,
      prefix: '/docs/assets/',
      decorateReply: false,
      cacheControl: false,
      setHeaders: (answer) => answer.header('cache-control', 'private, max-age=86400'),
    });
    docs.get('/docs', (_, reply) => reply.type('text/html').header('content-security-policy', policy).send(page));
    docs.get('/docs/page.js', (_, reply) => reply.type('text/javascript').send(script));
    docs.get('/docs/openapi.json', (_, reply) => {
      document ??= made();
      return reply.type('application/json').send(document);
    });
  });
}
