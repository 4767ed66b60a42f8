import type { CategoryRecord, Ground } from '@eyelet/db/catalogue/write-ground.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';
import { categories, type DemoCategory } from '../catalogue/categories.ts';
import { type Size, type SizeScale, sizeScales, sizeSystems } from '../catalogue/sizes.ts';
import type { Language } from '../catalogue/style.ts';

const languages: readonly Language[] = ['en', 'fr', 'de', 'it'];

/** What the brand's products stand on, as the shop stores it. */
export function groundOf(): Ground {
  return {
    priceLists: ['USD', 'CAD', 'GBP', 'EUR'].map((id) => ({ id, currency: id })),
    sizeScales: Object.entries<readonly Size[]>(sizeScales).map(([id, sizes]) => ({
      id,
      sizes: sizes.map((size) => ({
        code: size.code,
        group: null,
        label: size.labels.EU ?? size.code,
        labels: id === 'gift-card' ? values(size.code) : regionalLabels(size),
        ...systemsOf(id),
      })),
    })),
    categories: categories.map(categoryOf),
  };
}

/** North America reads American sizes, Britain its own, the continent European ones. */
function regionalLabels({ code, labels }: Size): Record<string, string> {
  return Object.fromEntries(
    markets.map(({ locale, region, country }) => [
      locale,
      (region === 'NORA' ? labels.US : country === 'GB' ? labels.GB : labels.EU) ?? code,
    ]),
  );
}

/** What the labels of a scale are written in, by locale. */
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

function values(code: string): Record<string, string> {
  return Object.fromEntries(
    markets.map(({ locale, currency, tag }) => [
      locale,
      formatAmount(Number(code), currency, tag).replace(/[.,]00(?=\D*$)/, ''),
    ]),
  );
}

function categoryOf({ id, parent, slug, name, intro, scene, rule }: DemoCategory): CategoryRecord {
  return {
    id,
    parentId: parent,
    inMenu: true,
    picture: scene ?? null,
    rule: rule ?? null,
    texts: Object.fromEntries(
      languages.map((language) => [
        language,
        {
          slug: slug[language],
          name: name[language],
          intro: intro[language],
          seoTitle: name[language],
          seoDescription: intro[language],
        },
      ]),
    ),
  };
}
