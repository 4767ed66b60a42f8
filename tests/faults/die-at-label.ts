import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programFile } from '@eyelet/testing/program-file.ts';
import { expect } from 'vitest';
import type { LabelShop } from '../api/packing/label-shop.ts';

type Death = Readonly<{
  step: 'prepare' | 'name' | 'buy' | 'take-back';
  /** How far its clock is ahead. */
  minutes: number;
  /** It announces the return of this order instead of asking for what is due. */
  orderNumber?: string;
}>;

/** A process that asks for due labels and is killed after a step. */
export async function dieAtLabel({ running, server }: LabelShop, { step, minutes, orderNumber }: Death): Promise<void> {
  const given = [running.databaseUrl, server.endpoint, server.key, step, String(minutes), orderNumber ?? []].flat();
  const child = spawn(process.execPath, [programFile('dying-label'), ...given]);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}
