import type { APIRequestContext, Response } from '@playwright/test';

import { adminHeaders } from './site';

/** Whether this is the code that measures, which pages load later. */
export function isVitals(response: Response): boolean {
  return /\/cdn\/shell\/\w+\/vitals\.\w+\.js$/.test(response.url());
}

interface Figures {
  remote: string;
  version: string;
  page: string;
  views: number;
  lcp: { p75: number } | null;
  inp: { p75: number } | null;
  cls: { p75: number } | null;
  failedLoads: number;
  brokenAreas: number;
  uncaughtErrors: number;
  floodedViews: number;
  leakyViews: number;
}

/** What was measured of each page, by remote. */
export async function allFigures(request: APIRequestContext): Promise<Figures[]> {
  const answer = await request.get('/api/admin/vitals', { headers: await adminHeaders(request) });
  return ((await answer.json()) as { pages: Figures[] }).pages;
}

/** What was measured of a page; undefined before its first report. */
export async function figuresOf(request: APIRequestContext, path: string): Promise<Figures | undefined> {
  return (await allFigures(request)).find(({ page }) => page === path);
}
