import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { handlers } from '@eyelet/server/start/handlers.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'refusals' in value && 'path' in value && 'method' in value;
}

test('every operation that the contracts declare has exactly one handler [C7.134]', async () => {
  const declared: string[] = [];
  for (const file of globSync('packages/contracts/**/*.ts', { exclude: (name) => String(name).includes('.test.') })) {
    const module = (await import(resolve(file))) as Record<string, unknown>;
    declared.push(
      ...Object.values(module)
        .filter(isOperation)
        .map((one) => one.id),
    );
  }
  expect(handlers.map((one) => one.operation.id).sort()).toEqual([...new Set(declared)].sort());
});

test('the OpenAPI document lists every call with its refusals [C7.134]', async () => {
  const document = (await (await fetch(`${shop.origin}/docs/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  expect(document.openapi).toBe('3.1.0');
  const ids = Object.values(document.paths).flatMap((item) => Object.values(item).map((one) => one.operationId));
  for (const { operation } of handlers) expect(ids).toContain(operation.id);
});

test('the API page and its parts are served', async () => {
  for (const path of ['/docs', '/docs/page.js', '/docs/assets/swagger-ui-bundle.js']) {
    expect((await fetch(shop.origin + path)).status).toBe(200);
  }
});

test('health and readiness answer, readiness with the database', async () => {
  expect((await fetch(`${shop.origin}/health/live`)).status).toBe(200);
  expect(await (await fetch(`${shop.origin}/health/ready`)).json()).toEqual({ status: 'ready' });
});
