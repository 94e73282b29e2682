const DAY_MS = 24 * 60 * 60 * 1000;
/** Iran keeps one offset all year. */
const TEHRAN_MS = 3.5 * 60 * 60 * 1000;

export const PERIODS = ['today', 'week', 'month', 'quarter'] as const;
export type Period = (typeof PERIODS)[number];

const days: Record<Period, number> = { today: 1, week: 7, month: 30, quarter: 90 };

/** Narrows text from the address bar; anything else is all of the time. */
export function periodOf(text: string | null): Period | undefined {
  return PERIODS.find((period) => period === text);
}

/** When a period that ends today began: midnight in Tehran, as the API takes it. */
export function beginOf(period: Period, now: Date): string {
  const today = Math.floor((now.getTime() + TEHRAN_MS) / DAY_MS) * DAY_MS - TEHRAN_MS;
  return new Date(today - (days[period] - 1) * DAY_MS).toISOString();
}
