import type { Texts } from './style.ts';

/** What styles are made for, in the order in which a facet lists them. */
export const activities: Readonly<Record<string, Texts>> = {
  everyday: { en: 'Everyday', fr: 'Tous les jours', de: 'Alltag', it: 'Ogni giorno' },
  sailing: { en: 'Sailing', fr: 'Voile', de: 'Segeln', it: 'Vela' },
  hiking: { en: 'Hiking', fr: 'Randonnée', de: 'Wandern', it: 'Escursioni' },
  running: { en: 'Running', fr: 'Course', de: 'Laufen', it: 'Corsa' },
  travel: { en: 'Travel', fr: 'Voyage', de: 'Reise', it: 'Viaggio' },
  'wet-weather': { en: 'Wet weather', fr: 'Temps humide', de: 'Nässe', it: 'Pioggia' },
};
