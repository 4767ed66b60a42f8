import type { Config, Secrets } from '../kernel/config.ts';
import { createDeepl } from './deepl.ts';
import type { TranslationService } from './service.ts';

/** The translation service in the settings; undefined if there is none. */
export function createTranslationService(
  { translation }: Pick<Config, 'translation'>,
  { deeplKey }: Pick<Secrets, 'deeplKey'>,
): TranslationService | undefined {
  if (translation.kind === 'none') return undefined;
  return createDeepl({ endpoint: translation.endpoint, apiKey: deeplKey ?? '' });
}
