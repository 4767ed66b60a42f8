import { reportUnloaded } from '@eyelet/contracts/performance/report-unloaded.ts';
import type { Journey, Visitor } from '@eyelet/testing/journey.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { patient, ready } from '../checkout/steps.ts';

type Options = Parameters<Journey['visit']>[1];

/** The gallery with the examples of one kind of block. */
export async function visitExamples(journey: Journey, type: string, options?: Options): Promise<Visitor> {
  const visitor = await journey.visit(`/en-us/dev/blocks?type=${type}`, options);
  await ready(visitor.page);
  return visitor;
}

/** The slides of the example with a title, scrolled into view. */
export async function slidesOf(page: Page, title: string): Promise<Locator> {
  const group = page.getByRole('group', { name: title, exact: true });
  await group.scrollIntoViewIfNeeded();
  return group;
}

/** Waits until the slides are moved by script, which comes after their buttons are there. */
export async function untilLive(group: Locator): Promise<void> {
  await expect.poll(() => group.evaluate((one) => 'live' in (one as HTMLElement).dataset), patient).toBe(true);
}

/** The reports of scripts that did not load which a page sends from now on, with their answers. */
export function reportsOf(page: Page): readonly string[] {
  const reports: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith(reportUnloaded.path)) return;
    reports.push(`${response.request().postDataJSON().script}: ${response.status()}`);
  });
  return reports;
}

/** Where the parts of an element are, in whole pixels. */
export async function boxesOf(elements: Locator) {
  return elements.evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      const whole = Math.round;
      return {
        ...{ left: whole(left), right: whole(right), top: whole(top), bottom: whole(bottom) },
        ...{ width: whole(width), height: whole(height) },
      };
    }),
  );
}
