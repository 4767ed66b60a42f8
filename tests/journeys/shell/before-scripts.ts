import type { Journey, VisitOptions } from '@eyelet/testing/journey.ts';

/** A page before its scripts have loaded; they load on request. */
export async function visitBeforeScripts(journey: Journey, path: string, options?: VisitOptions) {
  const visitor = await journey.visit('about:blank', options);
  const scripts = Promise.withResolvers<void>();
  await visitor.page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await visitor.page.goto(path, { waitUntil: 'commit' });
  return { ...visitor, comeScripts: () => scripts.resolve() };
}
