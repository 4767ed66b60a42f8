import type { Journey } from '@eyelet/testing/journey.ts';

/** A page as it is before its scripts have come; they come when told to. */
export async function visitBeforeScripts(journey: Journey, path: string) {
  const visitor = await journey.visit('about:blank');
  const scripts = Promise.withResolvers<void>();
  await visitor.page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await visitor.page.goto(path, { waitUntil: 'commit' });
  return { ...visitor, comeScripts: () => scripts.resolve() };
}
