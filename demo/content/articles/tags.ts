import type { Language } from '../../catalogue/style.ts';

const labels = {
  care: { en: 'Care', fr: 'Entretien', de: 'Pflege', it: 'Cura' },
  repair: { en: 'Repair', fr: 'Réparation', de: 'Reparatur', it: 'Riparazione' },
  materials: { en: 'Materials', fr: 'Matières', de: 'Material', it: 'Materiali' },
  weather: { en: 'Weather', fr: 'Météo', de: 'Wetter', it: 'Meteo' },
  walks: { en: 'Walks', fr: 'Balades', de: 'Wege', it: 'Cammini' },
  people: { en: 'People', fr: 'Portraits', de: 'Menschen', it: 'Persone' },
} as const;

export type Tag = keyof typeof labels;

/** A tag as an article stores it. */
export function tagOf(id: Tag, language: Language) {
  return { id, label: labels[id][language] };
}
