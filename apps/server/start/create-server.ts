import Fastify, { type FastifyInstance } from 'fastify';
import { mountLogo } from '../brand/mount.ts';
import { mountCarrierWebhooks } from '../carriers/webhooks.ts';
import { publishedPictures } from '../content/published-pictures.ts';
import { mountCrawlerFiles } from '../crawlers/mount.ts';
import { mountDocs } from '../docs/mount.ts';
import { mountOrderDownloads } from '../downloads/mount.ts';
import { mountHealth } from '../health/health.ts';
import { mountInboundMail } from '../inbound-mail/mount.ts';
import { fileArrivalMs } from '../kernel/arrival.ts';
import { readCookies } from '../kernel/cookies.ts';
import { type Prepared, prepare } from '../kernel/dispatch.ts';
import { guardEdge } from '../kernel/edge.ts';
import { answerBadAddress, answerFaults } from '../kernel/faults.ts';
import { mountOperations } from '../kernel/mount.ts';
import { routedUrl } from '../kernel/preview.ts';
import { serializerOf } from '../kernel/serializers.ts';
import type { Shop } from '../kernel/shop.ts';
import { trustOf } from '../kernel/trusted-proxies.ts';
import { answerUnreadable } from '../kernel/unreadable.ts';
import { mountLab } from '../lab/mount.ts';
import { mountLooks } from '../looks/mount.ts';
import { mountMedia } from '../media/mount.ts';
import { mountFilms } from '../media/mount-films.ts';
import { mountOutbox } from '../outbox/mount.ts';
import { mountSandboxPayments } from '../payment-providers/sandbox/mount.ts';
import { mountWebhooks } from '../payments/webhooks.ts';
import { mountDownload } from '../personal-data/mount.ts';
import { mountStandIns } from '../stand-ins/mount.ts';
import { mountOneClick } from '../subscriptions/mount.ts';
import { handlers } from './handlers.ts';
import { withMockResponses } from './mock-responses.ts';

/** Builds the HTTP server of a shop; the caller listens and closes. `pages` mounts what is not an operation. */
export async function createServer(
  shop: Shop,
  mountPages?: (app: FastifyInstance, shop: Shop, prepared: readonly Prepared[]) => Promise<void>,
): Promise<FastifyInstance> {
  const prepared = await withMockResponses(handlers.map(prepare), shop.config);
  const operations = handlers.map(({ operation }) => operation);
  const app = Fastify({
    logger: false,
    trustProxy: trustOf(shop.config.trustProxy),
    bodyLimit: shop.config.maxBodyBytes,
    requestTimeout: fileArrivalMs,
    // A request without a host is refused like one with a wrong host, by the shop's own answer.
    http: { requireHostHeader: false, headersTimeout: 30_000 },
    forceCloseConnections: 'idle',
    frameworkErrors: answerBadAddress(shop),
    clientErrorHandler: answerUnreadable(shop),
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: routedUrl,
  });
  app.setSerializerCompiler(({ schema }) => serializerOf(schema as object));
  // A body is JSON or empty (C7.08, C8.118); routes for forms add a parser of their own.
  app.removeContentTypeParser('text/plain');
  answerFaults(app, shop);
  readCookies(app);
  guardEdge(app, shop);
  mountHealth(app, shop);
  mountOperations(app, prepared, shop);
  await mountDocs(app, shop, operations);
  mountCrawlerFiles(app, shop);
  mountMedia(app, shop, (ids) => publishedPictures(shop, shop.clock(), ids));
  mountLogo(app, shop);
  await mountFilms(app, shop);
  mountOrderDownloads(app, shop);
  mountDownload(app, shop);
  await mountOneClick(app, shop);
  await mountLooks(app, shop);
  if (shop.adyen) await shop.adyen.mount(app, shop);
  else await mountSandboxPayments(app, shop);
  await mountWebhooks(app, shop);
  await mountCarrierWebhooks(app, shop);
  await mountInboundMail(app, shop);
  if (shop.config.stage === 'sandbox') {
    await mountOutbox(app, shop);
    await mountLab(app, operations, shop);
    mountStandIns(app);
  }
  if (mountPages) await mountPages(app, shop, prepared);
  return app;
}
