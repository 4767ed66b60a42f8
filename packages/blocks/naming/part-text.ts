import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

/** What is read of the fields of an entry: choices have names for what is chosen. */
type Fields = Readonly<Record<string, Readonly<{ control: string; options?: Readonly<Record<string, MessageKey>> }>>>;

/** An entry of a list, with what tells it from the others: what is chosen for it, its name, or its id. */
export function partText(
  t: Translate,
  label: string,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): string {
  const { id, name, variantId } = fields;
  const chosen = id?.control === 'choice' ? id.options?.[String(values.id)] : undefined;
  const written = [name && values.name, variantId && values.variantId].find((one) => typeof one === 'string' && one);
  const own = chosen ? t(chosen) : written;
  return own ? `${label}: ${own}` : label;
}
