import type { CategoryRecord, Ground } from '@eyelet/db/catalogue/write-ground.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { categories, type DemoCategory } from '../catalogue/categories.ts';
import { type Size, type SizeScale, sizeScales, sizeSystems } from '../catalogue/sizes.ts';
import { type Language, type Texts, textIn, wordingsOf } from '../catalogue/style.ts';

/** Categories, colours, size scales and price lists of the brand, as the shop stores them. */
export function groundOf(): Ground {
  return {
    priceLists: ['USD', 'CAD', 'GBP', 'EUR'].map((id) => ({ id, currency: id })),
    sizeScales: Object.entries<readonly Size[]>(sizeScales).map(([id, sizes]) => ({
      id,
      sizes: sizes.map((size) => ({
        code: size.code,
        group: null,
        label: size.labels.EU ?? size.code,
        labels: regionalLabels(size),
        ...systemsOf(id),
      })),
    })),
    categories: categories.map(categoryOf),
  };
}

/** Labels by region: American in North America, British in Britain, European on the continent. */
function regionalLabels({ code, labels }: Size): Record<string, string> {
  return Object.fromEntries(
    markets.map(({ locale, region, country }) => [
      locale,
      (region === 'NORA' ? labels.US : country === 'GB' ? labels.GB : labels.EU) ?? code,
    ]),
  );
}

/** The size systems of the labels of a scale, by locale. */
function systemsOf(id: string): Readonly<{ systems?: Record<string, string> }> {
  const systems = sizeSystems[id as SizeScale];
  if (!systems) return {};
  return {
    systems: Object.fromEntries(
      markets.map(({ locale, region, country }) => [
        locale,
        region === 'NORA' ? systems.US : country === 'GB' ? systems.GB : systems.EU,
      ]),
    ),
  };
}

function categoryOf({ id, parent, slug, name, intro, scene, rule }: DemoCategory): CategoryRecord {
  return {
    id,
    parentId: parent,
    inMenu: true,
    picture: scene ?? null,
    rule: rule ?? null,
    texts: Object.fromEntries(
      wordingsOf([slug, name, intro]).map((wording) => [
        wording,
        {
          slug: textIn(slug, wording),
          name: textIn(name, wording),
          intro: textIn(intro, wording),
          seoTitle: titleOf({ id, name }, wording),
          seoDescription: `${titleOf({ id, name }, wording)}. ${textIn(intro, wording)}`,
        },
      ]),
    ),
  };
}

/** Title patterns by the first digit of a category id; the first level keeps its name. */
const departments: Readonly<Record<string, Readonly<Record<Language, (name: string) => string>>>> = {
  '2': {
    en: (name) => `Women’s ${name.toLowerCase()}`,
    fr: (name) => `${name} pour femme`,
    de: (name) => `${name} für Damen`,
    it: (name) => `${name} da donna`,
  },
  '3': {
    en: (name) => `Men’s ${name.toLowerCase()}`,
    fr: (name) => `${name} pour homme`,
    de: (name) => `${name} für Herren`,
    it: (name) => `${name} da uomo`,
  },
  '4': {
    en: (name) => `Kids’ ${name.toLowerCase()}`,
    fr: (name) => `${name} pour enfant`,
    de: (name) => `${name} für Kinder`,
    it: (name) => `${name} per bambini`,
  },
};

/** The title for search engines, with the department, as the same kinds of goods exist for women and for men. */
function titleOf({ id, name }: Pick<DemoCategory, 'id' | 'name'>, wording: keyof Texts): string {
  const department = id.endsWith('000') ? undefined : departments[id.charAt(0)];
  const written = textIn(name, wording);
  return department ? department[wording === 'en-GB' ? 'en' : wording](written) : written;
}
