import { isForStaff, type StaffCallers } from '@eyelet/contracts/callers/callers.ts';
import { isPreviewed, type Operation } from '@eyelet/contracts/kernel/operation.ts';
import { callerOfKey } from './api-keys.ts';
import { refuseKey, refuseShopper, refuseStaff } from './callers.ts';
import { type Check, checkOf, type RawRequest } from './checks.ts';
import { type Context, changedContext } from './context.ts';
import type { AnyHandler } from './handle.ts';
import { isOfStudio, isUnwritten, refuseInLook } from './look.ts';
import { onceKnown } from './once-known.ts';
import { Refusal, tooMany } from './refusal.ts';
import { withTexts } from './shop-texts.ts';

export type Prepared = Readonly<{ operation: Operation; check: Check; run: AnyHandler['run'] }>;

/** A handler with the check of its operation. */
export function prepare(handler: AnyHandler): Prepared {
  const { operation, run } = handler;
  return {
    operation,
    check: checkOf(operation),
    run: (context: Context, input) => withTexts(context.shop, () => run(context, input)),
  };
}

/**
 * The only entry to a handler, over HTTP and in process: limit, request check, caller check, handler. May return a
 * promise. Calls that change something ignore the preview: they act for the real caller, now.
 */
export function dispatch(asked: Context, prepared: Prepared, request: RawRequest): unknown {
  const context =
    asked.shownTo && !isPreviewed(prepared.operation) ? changedContext(asked, { shownTo: undefined }) : asked;
  return onceKnown(overLimit(context, prepared.operation), (late) => {
    if (late) return late;
    const { look } = context;
    if (look && !isOfStudio(prepared.operation)) return runInLook(context, look, prepared, request);
    return runWithinLimit(context, prepared, request);
  });
}

/** Runs a call of the shop for somebody of the staff who sees it as a customer. What it would write, the database refuses as well. */
async function runInLook(
  context: Context,
  look: NonNullable<Context['look']>,
  prepared: Prepared,
  request: RawRequest,
): Promise<unknown> {
  const refused = refuseInLook(look, prepared.operation);
  if (refused) return refused;
  const { shop } = context;
  try {
    return await runWithinLimit(changedContext(context, { shop: shop.readOnly(shop) }), prepared, request);
  } catch (error) {
    if (isUnwritten(error)) return new Refusal('STF473');
    throw error;
  }
}

function runWithinLimit(context: Context, prepared: Prepared, request: RawRequest): unknown {
  const { operation } = prepared;
  const problem = prepared.check(request);
  if (problem) {
    const id = operation.invalidMember?.[problem.member] ?? operation.invalid;
    return new Refusal(
      id ?? 'GEN500',
      { member: problem.member, problem: problem.message },
      [],
      id === undefined ? 400 : undefined,
    );
  }
  if (operation.knownLocale && !context.knowsLocale) return new Refusal(operation.knownLocale);
  const stranger = refuseShopper(context, operation);
  if (stranger) return stranger;
  if (isForStaff(operation.callers)) return runForStaff(context, prepared, operation.callers, request);
  if (operation.botCheck) return runChecked(context, prepared, request, operation.botCheck);
  return prepared.run(context, request);
}

/** Counted here, so that forms count towards the limit of the call that they make. */
function overLimit(
  context: Context,
  { id, perMinute, limitShared }: Operation,
): Refusal | undefined | Promise<Refusal | undefined> {
  if (perMinute === undefined) return undefined;
  const { shop, address } = context;
  const most = perMinute * shop.config.rateLimitFactor;
  const wait = limitShared
    ? shop.callLimits.waitShared(id, address, most)
    : shop.callLimits.wait(id, address, most, shop.clock());
  return onceKnown(wait, (seconds) => (seconds === undefined ? undefined : tooMany(seconds)));
}

/** Runs the handler for a staff member who may call it. */
async function runForStaff(
  context: Context,
  prepared: Prepared,
  callers: StaffCallers,
  request: RawRequest,
): Promise<unknown> {
  if (context.apiKey !== undefined) return runForKey(context, prepared, callers, request, context.apiKey);
  const staff = await context.shop.staffSessions.read(context.staffToken, context.now);
  const refused = refuseStaff(callers, staff, context.now);
  return refused ?? prepared.run(changedContext(context, { staff }), request);
}

/** Runs the handler for an outside system whose key permits it, within the key's limit. */
async function runForKey(
  context: Context,
  prepared: Prepared,
  callers: StaffCallers,
  request: RawRequest,
  secret: string,
): Promise<unknown> {
  const { apiKeys, callLimits } = context.shop;
  const key = await apiKeys.read(secret, context.now);
  if (!key) return new Refusal('STF401');
  const seconds = await callLimits.waitShared(`api-key-${key.perMinute}`, key.keyId, key.perMinute);
  if (seconds !== undefined) return tooMany(seconds);
  const refused = refuseKey(callers, key);
  return refused ?? prepared.run(changedContext(context, { staff: callerOfKey(key) }), request);
}

/** Runs the handler once the proof of the call is valid (C8.34). */
async function runChecked(
  context: Context,
  prepared: Prepared,
  request: RawRequest,
  { action, required, repeatable }: NonNullable<Operation['botCheck']>,
): Promise<unknown> {
  const { shop, session, address, now } = context;
  const subject = repeatable && session ? `${action} ${session.id}` : undefined;
  const proof = (request.body as Readonly<{ recaptcha_response?: string }> | undefined)?.recaptcha_response ?? '';
  const isNeeded = required === 'guests' ? (session?.consumerType ?? 'GUEST') === 'GUEST' : required;
  const isMissing = proof === '';
  if (isMissing ? isNeeded : !(await shop.botCheck.verify(proof, { action, address, now, subject }))) {
    return new Refusal('AUT403');
  }
  return prepared.run(context, request);
}
