import type { InputOf, Operation, OutputOf, RefusalOf } from '@eyelet/contracts/kernel/operation.ts';
import type { Context } from './context.ts';
import type { Download } from './download.ts';
import type { Preserialised } from './preserialised.ts';
import type { Refusal } from './refusal.ts';

/** Any declared refusal; distributes, so that a union of ids accepts each of them. */
type AnyRefusal<Id> = Id extends RefusalOf<Operation> ? Refusal<Id> : never;

export type Answer<O extends Operation> =
  | OutputOf<O>
  | Preserialised<OutputOf<O>>
  | Download
  | AnyRefusal<RefusalOf<O>>
  | Refusal<RefusalOf<O>>;

export type Handler<O extends Operation = Operation> = Readonly<{
  operation: O;
  run: (context: Context, input: InputOf<O>) => Promise<Answer<O>> | Answer<O>;
}>;

/** A handler for the list that the server mounts, whatever its operation. */
// biome-ignore lint/suspicious/noExplicitAny: a list of handlers of different operations has no narrower type
export type AnyHandler = Readonly<{ operation: Operation; run: (context: Context, input: any) => unknown }>;

/** Ties a handler to its operation; an undeclared refusal or shape does not compile. */
export function handle<O extends Operation>(operation: O, run: Handler<O>['run']): Handler<O> {
  return { operation, run };
}
