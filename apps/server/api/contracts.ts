import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly contracts: Contracts;
  }
}

export type Mismatch = Readonly<{ path: string; problem: string }>;

/** The contracts of all calls, by id. */
export type Contracts = Readonly<{
  /** Where a body differs from the answer that the contract declares; undefined for an unknown operation. */
  mismatches: (id: string, body: unknown) => readonly Mismatch[] | undefined;
}>;

/** How many mismatches are reported. */
const most = 100;

/** Compiles the check of an operation when it is first needed. */
export function createContracts(operations: readonly Operation[]): Contracts {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const ajv = new Ajv({ allErrors: true, strict: false });
  (formats as unknown as (ajv: Ajv) => void)(ajv);
  const checks = new Map<string, ValidateFunction>();
  return {
    mismatches(id, body) {
      const operation = byId.get(id);
      if (!operation) return undefined;
      const check = checks.get(id) ?? ajv.compile(operation.response);
      checks.set(id, check);
      if (check(body)) return [];
      return (check.errors ?? []).slice(0, most).map(({ instancePath, params, message = 'does not match' }) => ({
        path: 'missingProperty' in params ? `${instancePath}/${params.missingProperty}` : instancePath,
        problem: 'missingProperty' in params ? 'is missing' : message,
      }));
    },
  };
}
