/** Minutes as hours and minutes, the one or the other left out where it is nothing. */
export function workingTime(language: string, minutes: number): string {
  const text = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return text(rest, 'minute');
  return rest === 0 ? text(hours, 'hour') : `${text(hours, 'hour')} ${text(rest, 'minute')}`;
}
