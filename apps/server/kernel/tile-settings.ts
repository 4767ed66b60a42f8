/** The configured server of map tiles. */
export type MapTiles = Readonly<{
  /** URL of a tile, with `{z}`, `{x}` and `{y}`. */
  template: string;
  /** Its scheme and host; the only foreign ones from which pages may load pictures. */
  origin: string;
  /** The attribution that the map's licence requires, and the page that it links to. */
  attribution: string;
  link: string | undefined;
}>;

type Environment = Readonly<Record<string, string | undefined>>;

const example = 'https://tiles.example/{z}/{x}/{y}.png';

/**
 * Reads MAP_TILES, MAP_ATTRIBUTION and MAP_ATTRIBUTION_LINK; undefined if the shop draws its own map. A problem is
 * returned as a sentence for operators.
 */
export function readMapTiles(
  env: Environment,
  stage: 'sandbox' | 'live',
): MapTiles | undefined | Readonly<{ problem: string }> {
  const { MAP_TILES: template = '', MAP_ATTRIBUTION: attribution = '', MAP_ATTRIBUTION_LINK: link = '' } = env;
  if (template === '') {
    if (attribution === '' && link === '') return undefined;
    return {
      problem: `MAP_ATTRIBUTION needs MAP_TILES. Write a URL such as ${example}, or leave out both.`,
    };
  }
  const problem = wrongTemplate(template, stage);
  if (problem) return { problem: `MAP_TILES is "${template}". ${problem}` };
  if (attribution.trim() === '') {
    return { problem: 'MAP_TILES needs MAP_ATTRIBUTION. Write the attribution that the map’s makers require.' };
  }
  if (link !== '' && !(URL.canParse(link) && /^https?:$/.test(new URL(link).protocol))) {
    return {
      problem: `MAP_ATTRIBUTION_LINK is "${link}". Write the address of a page, such as https://maps.example/about.`,
    };
  }
  return { template, origin: new URL(template).origin, attribution: attribution.trim(), link: link || undefined };
}

/** The problem of a template; undefined for a usable one. */
function wrongTemplate(template: string, stage: 'sandbox' | 'live'): string | undefined {
  const [, scheme, path = ''] = /^(https?):\/\/[a-z0-9.-]+(?::\d+)?(\/\S*)$/i.exec(template) ?? [];
  if (!scheme || !URL.canParse(template)) return `Write a URL with one host, such as ${example}.`;
  if (stage === 'live' && scheme.toLowerCase() !== 'https') return 'In a live shop it must begin with https://.';
  const named = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  const unknown = named.find((name) => !['z', 'x', 'y'].includes(name));
  if (unknown !== undefined) return `Leave {${unknown}} out: only {z}, {x} and {y} are filled in.`;
  const missing = ['z', 'x', 'y'].filter((name) => !named.includes(name));
  return missing.length > 0 ? `It lacks ${missing.map((name) => `{${name}}`).join(', ')}.` : undefined;
}
