import { countedPrices, type WantsView } from '@eyelet/contracts/promotion-desk/wants.ts';
import { countOf } from '../numbers.ts';
import { attributesFrom, hasAttributes } from './attributes.ts';
import { noSegment, segmentFrom, type TypedSegment, typedSegment } from './segment-values.ts';

/** What a promotion asks for as its form has it. */
export type TypedWants = Readonly<{
  days: readonly string[];
  from: string;
  until: string;
  groups: readonly string[];
  firstOrder: boolean;
  segment: TypedSegment;
  payment: readonly string[];
  delivery: readonly string[];
  stores: readonly string[];
  price: string;
  gender: readonly string[];
  activity: readonly string[];
  colour: readonly string[];
  units: string;
}>;

export const nothingWanted: TypedWants = {
  ...{
    days: [],
    from: '',
    until: '',
    groups: [],
    firstOrder: false,
    segment: noSegment,
    payment: [],
    delivery: [],
    stores: [],
  },
  ...{ price: '', gender: [], activity: [], colour: [], units: '' },
};

const allDay = { from: '00:00', until: '24:00' } as const;

export function typedWants(wants: WantsView): TypedWants {
  const { hours, attributes } = wants;
  return {
    days: (hours?.days ?? []).map(String),
    from: hours && hours.from !== allDay.from ? hours.from : '',
    until: hours && hours.until !== allDay.until ? hours.until : '',
    groups: wants.groups ?? [],
    firstOrder: wants.firstOrder,
    segment: typedSegment(wants),
    payment: wants.payment ?? [],
    delivery: wants.delivery ?? [],
    stores: wants.stores ?? [],
    price: wants.price ?? '',
    gender: attributes?.gender ?? [],
    activity: attributes?.activity ?? [],
    colour: attributes?.colour ?? [],
    units: wants.units === null ? '' : String(wants.units),
  };
}

/** Hours without days are those of every day. */
export function wantsFrom(typed: TypedWants): WantsView {
  const { days, from, until } = typed;
  const hasHours = days.length > 0 || from !== '' || until !== '';
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  const some = <T extends string>(chosen: readonly string[]) => (chosen.length === 0 ? null : ([...chosen] as T[]));
  return {
    hours: hasHours
      ? {
          days: days.length === 0 ? everyDay : days.map(Number).sort(),
          from: from || allDay.from,
          until: until || allDay.until,
        }
      : null,
    groups: some<NonNullable<WantsView['groups']>[number]>(typed.groups),
    firstOrder: typed.firstOrder,
    ...segmentFrom(typed.segment),
    payment: some<NonNullable<WantsView['payment']>[number]>(typed.payment),
    delivery: some<NonNullable<WantsView['delivery']>[number]>(typed.delivery),
    stores: some(typed.stores),
    price: countedPrices.find((one) => one === typed.price) ?? null,
    attributes: hasAttributes(typed) ? attributesFrom(typed) : null,
    units: countOf(typed.units),
  };
}
