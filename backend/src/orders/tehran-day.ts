export const dayMs = 24 * 60 * 60 * 1000;

const tehran = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Tehran',
  hourCycle: 'h23',
  ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
});

/** The moment when the day of `moment` began in Tehran, in epoch milliseconds. Tehran has had no summer time since 2022. */
export function midnightOf(moment: Date): number {
  const part = Object.fromEntries(tehran.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const sinceMidnight = (part.hour! * 60 + part.minute!) * 60_000 + part.second! * 1000 + moment.getMilliseconds();
  return moment.getTime() - sinceMidnight;
}
