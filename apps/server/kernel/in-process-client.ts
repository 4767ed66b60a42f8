import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { RawRequest } from './checks.ts';
import { type Context, changedContext } from './context.ts';
import { dispatch, type Prepared } from './dispatch.ts';
import { errorAnswer } from './error-body.ts';
import { isGuarded } from './guard.ts';
import { Preserialised } from './preserialised.ts';
import { Refusal, tooMany } from './refusal.ts';
import { accessCookie } from './request-context.ts';
import { TooManyWaiting } from './turnstile.ts';

/** Finds a prepared operation by its id. */
export type OperationTable = ReadonlyMap<string, Prepared>;

/** The typed client for pages: same checks and same errors as over HTTP, without the network. */
export function createInProcessClient(initial: Context, table: OperationTable): ApiClient {
  let context = initial;
  return {
    async call(operation: Operation, request) {
      const prepared = table.get(operation.id);
      if (!prepared) throw new Error(`operation ${operation.id} has no handler`);
      // The check fills and removes members in place, so it works on a copy of the caller's objects.
      const answer = isSuspicious(context, prepared.operation, request)
        ? new Refusal('AUT403')
        : await answerOf(context, prepared, structuredClone({ params: {}, query: {}, body: {}, ...request }));
      context = await withNewSession(context);
      if (answer instanceof Preserialised) return answer.value as never;
      if (!(answer instanceof Refusal)) return answer as never;
      const { shop, market, correlationId } = context;
      const { status, body } = errorAnswer(answer, shop.config.appId, correlationId, (id, details) =>
        shop.messages(market.tag).error(id, details),
      );
      throw asRouteError(new ApiError(status, body));
    },
  };
}

/** The handler's answer; if the hashing queue is full, a refusal, as over HTTP. */
async function answerOf(context: Context, prepared: Prepared, request: RawRequest): Promise<unknown> {
  try {
    return await dispatch(context, prepared, request);
  } catch (error) {
    if (error instanceof TooManyWaiting) return tooMany(error.waitSeconds);
    throw error;
  }
}

/**
 * A page that does not handle a refusal is answered with its status: the router treats an error of this shape as an
 * answer, and any other as a fault.
 */
function asRouteError(error: ApiError): ApiError {
  return error.status < 500 ? Object.assign(error, { statusText: '', internal: false, data: null }) : error;
}

/**
 * Without scripts the human check cannot be shown: an address that tries many accounts has to wait. The operation is that of the server: built
 * pages have theirs without what browsers do not need.
 */
function isSuspicious(context: Context, operation: Operation, request: Partial<RawRequest> | undefined): boolean {
  const { shop, address, now } = context;
  // Whether somebody is human is asked last, as a cookie is verified for it.
  return isGuarded(operation, request?.body) && shop.guard.isSuspicious(address, now) && !context.isHuman;
}

/** After a call that began or ended a session, later calls of the same page belong to the new session, or to none. */
async function withNewSession(context: Context): Promise<Context> {
  const access = context.outgoing.cookies.findLast((cookie) => cookie.name === accessCookie);
  if (!access) return context;
  const session = await context.shop.sessions.read(access.value, context.now);
  return session?.id === context.session?.id ? context : changedContext(context, { session, isGone: false });
}
