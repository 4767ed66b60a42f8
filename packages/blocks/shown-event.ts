/** An event as a page shows it. */
export type ShownEvent = Readonly<{
  eventId: string;
  title: string;
  place: string;
  address: string;
  startDate: string;
  endDate: string;
  /** HH:MM. */
  opens: string;
  closes: string;
  timeZone: string;
  enablePlusOne: boolean;
  /** Slug of the page with its terms. */
  termsPage: string | null;
}>;
