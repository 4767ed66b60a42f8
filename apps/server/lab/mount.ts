import { errorIds, isErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import { transitionTypes } from '@eyelet/contracts/errors/flash-types.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { switchPlaceService } from '@eyelet/db/stock/place-service.ts';
import { writeOnHand } from '@eyelet/db/stock/write-stock.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setCookies } from '../kernel/cookies.ts';
import { type LabSettings, labCookie, nothingWrong, pauseOf, readLab, writeLab } from '../kernel/lab-settings.ts';
import { sendRefusal } from '../kernel/mount.ts';
import { readForms } from '../kernel/read-forms.ts';
import { Refusal } from '../kernel/refusal.ts';
import { contextOf } from '../kernel/request-context.ts';
import type { Shop } from '../kernel/shop.ts';
import { markReady } from '../orders/mark-ready.ts';
import { writeWebhookManner } from '../payment-providers/sandbox/send-webhooks.ts';
import { arrange } from './arrange.ts';
import { circumstancesFor } from './bring-about.ts';
import { paymentsTaken, sayOfPayment } from './disputes.ts';
import { labPage } from './page.ts';
import { parcelsOf, scanParcel } from './parcels.ts';
import { paymentsOf } from './payments.ts';
import { pickupsOf } from './pickups.ts';
import { cartOfVisitor, placesOfRegion, stockOfCart, untilOffered, untilSeen } from './stock.ts';
import { labStyle } from './style.ts';

const address = '/dev/lab';
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const longestCookie = 30 * 24 * 3600;

type Form = Readonly<Record<string, string | undefined>>;

/**
 * The failure lab, outside live shops: a switch for every error id and every change of delivery, effective for the
 * browser that sets it. Stock, places and webhooks are those of the whole sandbox.
 */
export async function mountLab(app: FastifyInstance, operations: readonly Operation[], shop: Shop): Promise<void> {
  await app.register(async (lab) => {
    readForms(lab);
    // It acts for the visitor, whom somebody who looks is not.
    lab.addHook('preHandler', async (request, reply) => {
      if (request.method !== 'POST') return;
      const { look } = await contextOf(shop, request);
      if (look) return sendRefusal(shop, request, reply, new Refusal('STF473'));
    });
    const back = (reply: FastifyReply, place: string) =>
      reply.code(303).header('location', `${address}#${place}`).send();
    const keep = (reply: FastifyReply, settings: LabSettings) =>
      setCookies(shop, reply, [{ name: labCookie, value: writeLab(settings), maxAgeSeconds: longestCookie }]);

    lab.get(address, async (request, reply) => {
      const context = await contextOf(shop, request);
      const cart = await cartOfVisitor(context);
      const places = placesOfRegion(context);
      const possible = transitionTypes.filter((type) => cart && circumstancesFor(type, cart, places));
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .header('x-robots-tag', 'noindex')
        .send(
          labPage({
            settings: settingsOf(request),
            operations,
            errorIds,
            deliveries: { stock: stockOfCart(context, cart), possible: new Set(possible) },
            payments: await paymentsOf(shop),
            pickups: await pickupsOf(shop, context.session?.consumerNo),
            parcels: await parcelsOf(shop, context.session?.consumerNo),
            taken: await paymentsTaken(shop, context.session?.consumerNo),
          }),
        );
    });

    lab.get(`${address}.css`, (_, reply) => reply.header('content-type', 'text/css; charset=utf-8').send(labStyle));

    lab.post<{ Body: Form }>(`${address}/refusal`, (request, reply) => {
      const { operation = '*', errorId = '', off } = request.body;
      const { refusals, pause } = settingsOf(request);
      const { [operation]: _, ...others } = refusals;
      const next = off === undefined && isErrorId(errorId) ? { ...others, [operation]: errorId } : others;
      keep(reply, { refusals: next, pause });
      return back(reply, errorId || 'switched');
    });

    lab.post<{ Body: Form }>(`${address}/pause`, (request, reply) => {
      keep(reply, { ...settingsOf(request), pause: pauseOf(request.body.pause) });
      return back(reply, 'services');
    });

    lab.post(`${address}/reset`, async (_, reply) => {
      keep(reply, nothingWrong);
      await writeWebhookManner(shop, {});
      return back(reply, 'switched');
    });

    lab.post<{ Body: Form }>(`${address}/stock`, async (request, reply) => {
      const { upc = '', placeId = '', onHand = '' } = request.body;
      const count = Math.min(Math.max(Math.round(Number(onHand)) || 0, 0), 100_000);
      if (shop.catalogue.sku(upc) && shop.catalogue.place(placeId)) {
        await writeOnHand(shop.database, [{ upc, placeId, onHand: count }]);
        await untilSeen(shop, upc, placeId);
      }
      return back(reply, 'stock');
    });

    lab.post<{ Body: Form }>(`${address}/service`, async (request, reply) => {
      const { placeId = '', service, on = '' } = request.body;
      if (shop.catalogue.place(placeId) && (service === 'sts' || service === 'express')) {
        await switchPlaceService(shop.database, placeId, service, on !== '');
        await untilOffered(shop, placeId, service, on !== '');
      }
      return back(reply, 'stock');
    });

    lab.post<{ Body: Form }>(`${address}/transition`, async (request, reply) => {
      const context = await contextOf(shop, request);
      const type = transitionTypes.find((one) => one === request.body.type);
      const cart = await cartOfVisitor(context);
      const wanted = type && cart && circumstancesFor(type, cart, placesOfRegion(context));
      if (wanted) await arrange(shop, wanted);
      return back(reply, type ?? 'stock');
    });

    lab.post<{ Body: Form }>(`${address}/ready`, async (request, reply) => {
      const { orderNumber = '', shippingId = '' } = request.body;
      const own = await pickupsOf(shop, (await contextOf(shop, request)).session?.consumerNo);
      const pickup = own.find((one) => one.orderNumber === orderNumber && one.shippingId === shippingId);
      if (pickup) await markReady(shop, pickup);
      return back(reply, 'pickups');
    });

    lab.post<{ Body: Form }>(`${address}/scan`, async (request, reply) => {
      const { session } = await contextOf(shop, request);
      await scanParcel(shop, await parcelsOf(shop, session?.consumerNo), request.body);
      return back(reply, 'parcels');
    });

    lab.post<{ Body: Form }>(`${address}/dispute`, async (request, reply) => {
      const { session } = await contextOf(shop, request);
      await sayOfPayment(shop, await paymentsTaken(shop, session?.consumerNo), request.body);
      return back(reply, 'disputes');
    });

    lab.post<{ Body: Form }>(`${address}/webhooks`, async (request, reply) => {
      if (shop.payments.name !== 'sandbox') return reply.callNotFound();
      const { delaySeconds, copies, reversed, lost, pendingEnds } = request.body;
      await writeWebhookManner(shop, {
        delaySeconds: Math.min(Math.max(Math.round(Number(delaySeconds)) || 0, 0), 3600),
        copies: Math.min(Math.max(Math.round(Number(copies)) || 1, 1), 5),
        reversed: reversed !== undefined,
        lost: lost !== undefined,
        pendingEnds: pendingEnds === 'refused' ? 'refused' : 'paid',
      });
      return back(reply, 'services');
    });
  });
}

/** The lab settings of a browser. */
export function settingsOf(request: FastifyRequest): LabSettings {
  return readLab(request.cookies[labCookie]);
}
