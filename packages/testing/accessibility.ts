import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] };

/**
 * Waits until the header has followed the last scroll, which it does after a pause, and transitions have ended: what moves
 * covers what is checked. Under a stopped clock somebody must move it meanwhile.
 */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isBehind = () => scrollY === 0 && document.documentElement.dataset.scroll === 'down';
    let frames = 0;
    do await new Promise(requestAnimationFrame);
    while (isBehind() && ++frames < 600);
    if (isBehind()) throw new Error('the header did not follow the page to its top');
    const moves = document.getAnimations().filter((one) => {
      const end = one.effect?.getComputedTiming().endTime;
      return one.playState === 'running' && one.timeline instanceof DocumentTimeline && Number.isFinite(end);
    });
    await Promise.allSettled(moves.map(({ finished }) => finished));
  });
}

const standards = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Expects no axe violation on the page in its current state (WCAG 2.2 AA and best practices) but of the rules excepted. */
export function expectAccessible(page: Page, where: string, except: readonly string[] = []): Promise<void> {
  return expectNone(page, standards, where, except);
}

/** Expects what depends on colours alone to be accessible: for a page that is accessible in other colours. */
export function expectContrast(page: Page, where: string): Promise<void> {
  return expectNone(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, where, []);
}

async function expectNone(page: Page, rules: object, where: string, except: readonly string[]): Promise<void> {
  await untilAtRest(page);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  const violations = (await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: unknown[] }> } };
    return (await axe.run({ runOnly, resultTypes: ['violations'] })).violations;
  }, rules)) as Violation[];
  const found = violations
    .filter(({ id }) => !except.includes(id))
    .flatMap((one) => one.nodes.map((node) => `${one.id}: ${one.help} at ${node.target.join(' ')}`));
  expect(found, where).toEqual([]);
}
