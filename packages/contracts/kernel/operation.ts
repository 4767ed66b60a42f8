import type { Static, TObject, TSchema } from 'typebox';
import type { Callers } from '../callers/callers.ts';
import type { ErrorId } from '../errors/catalogue.ts';

/**
 * A call of the API as data. The server mounts it, the client and the OpenAPI page are derived from it, and a handler
 * can refuse only with the ids in `refusals`.
 */
export type Operation = Readonly<{
  /** noun.verb, unique; also the OpenAPI operationId. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** OpenAPI form: `/cart/v1/cart/{basketId}`. */
  path: string;
  /** Further paths that serve the same call, in the same form. */
  alsoAt?: readonly string[];
  summary: string;
  /** Checked before the handler runs. Shoppers without a session are answered AUT432, staff without one STF401. */
  callers: Callers;
  /** The refusal instead of AUT432 for shoppers with a session whose kind may not call. */
  otherShoppers?: ErrorId;
  /**
   * What somebody of the staff may do with it who sees the shop as a customer, where that is not what its method says: they may GET, and
   * nothing else. `reads` for another method that changes nothing; `never` for a GET that does, or that shows a secret or a paper.
   */
  inLook?: 'reads' | 'never';
  /**
   * For another method than GET: whether it only reads what every shopper is shown, such as a search with a body. In a preview it is
   * answered as of the previewed moment, as every GET.
   */
  isPreviewed?: true;
  /** False for a call of the studio that is not a GET but changes nothing; all others write an audit entry. */
  audited?: false;
  params?: TObject;
  query?: TObject;
  body?: TObject;
  /** Whether the body is a file, read as it arrives; its type and size are checked by the handler. */
  file?: true;
  /**
   * Members may be sent by query or by JSON body: DELETE calls without a path id (C7.32), the store search (C7.122).
   */
  targetIn?: 'query-or-body';
  status?: number;
  response: TSchema;
  refusals: readonly ErrorId[];
  /** The error id for requests that do not match the schemas; by default GEN500 with status 400. */
  invalid?: ErrorId;
  /** The error id for one member, if the register has one, e.g. `{ qty: 'INV408' }`. */
  invalidMember?: Readonly<Record<string, ErrorId>>;
  /** The refusal instead of AUT498 for a token whose consumer has been deleted. */
  goneConsumer?: ErrorId;
  /**
   * Requires a bot check proof in `recaptcha_response`; AUT403 for a rejected or missing one (C8.34), which may be
   * required of everybody, or of guests and of callers without a session. If repeatable, the same proof is accepted
   * again for the same session.
   */
  botCheck?: Readonly<{
    action: 'login' | 'register' | 'placeOrder' | 'contact';
    required: boolean | 'guests';
    repeatable?: boolean;
  }>;
  /**
   * Whether it could be used to guess accounts, so that an address that calls it often needs to pass a human check;
   * `email`: only where the body has an email as proof, as those who own an order or hold its link guess nothing.
   */
  guarded?: true | 'email';
  /** The refusal when the x-locale header names no market; without it the default market is used. */
  knownLocale?: ErrorId;
  /** Whether the caller must name its client in x-client-id (API400). */
  needsClientId?: boolean;
  /** Requests per minute and caller address; by default the configured limit. */
  perMinute?: number;
  /**
   * Counts `perMinute` over all processes of the shop, for calls that guess passwords or codes or that send mail. Costs a statement,
   * so calls on the way of every shopper are counted by each process.
   */
  limitShared?: boolean;
  /** Bytes of the largest body, for a call that takes files; by default the configured limit. */
  mostBytes?: number;
  /** Seconds for which shared caches may keep an answer. */
  cacheSeconds?: number;
}>;

type Member<S> = S extends TObject ? Static<S> : undefined;

/** Checked request members of an operation. */
export type InputOf<O extends Operation> = Readonly<{
  params: Member<O['params']>;
  query: Member<O['query']>;
  body: O['file'] extends true ? AsyncIterable<Uint8Array> : Member<O['body']>;
}>;

/** Whether an operation shows a preview's author what will be shown at its moment, rather than acting for the real caller, now. */
export function isPreviewed({ method, isPreviewed }: Operation): boolean {
  return method === 'GET' || isPreviewed === true;
}

export type OutputOf<O extends Operation> = Static<O['response']>;

export type RefusalOf<O extends Operation> = O['refusals'][number];

type Part<K extends string, S> = S extends TObject
  ? object extends Static<S>
    ? { [P in K]?: Static<S> }
    : { [P in K]: Static<S> }
  : { [P in K]?: undefined };

/** The members that a client sends: only those of the operation; optional where every member is optional. */
export type RequestOf<O extends Operation> = Part<'params', O['params']> &
  Part<'query', O['query']> &
  (O['file'] extends true ? { body: Blob } : Part<'body', O['body']>);

/** Declares an operation; keeps literal types so that refusals and shapes are checked by the compiler. */
export function operation<const O extends Operation>(declared: O): O {
  return declared;
}
