import { copy } from './copy';

/**
 * The first match wins. Other browsers also contain Chrome's name, and almost all contain Safari's, so these come
 * last.
 */
const BROWSERS = [
  [/Edg\//, 'اج'],
  [/OPR\//, 'اپرا'],
  [/SamsungBrowser\//, 'مرورگر سامسونگ'],
  [/Firefox\/|FxiOS\//, 'فایرفاکس'],
  [/Chrome\/|CriOS\//, 'کروم'],
  [/Safari\//, 'سافاری'],
] as const;
const SYSTEMS = [
  [/Android/, 'اندروید'],
  [/iPhone|iPad/, 'آی‌اواس'],
  [/Windows/, 'ویندوز'],
  [/Mac OS X/, 'مک'],
  [/Linux/, 'لینوکس'],
] as const;

const nameIn = (table: readonly (readonly [RegExp, string])[], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** Returns browser and system in words, as in «کروم در ویندوز», from a user agent. An unrecognised part is left out. */
export function deviceOf(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent ?? '');
  const system = nameIn(SYSTEMS, userAgent ?? '');
  return browser && system ? copy.browserOn(browser, system) : (browser ?? system ?? copy.unknown);
}
