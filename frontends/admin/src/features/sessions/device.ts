import { copy } from './copy';

/** The first that fits: Chrome's name is in what others say of themselves, and Safari's in almost all. */
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

/** «کروم در ویندوز», of what a browser says of itself; what is not recognised is not known. */
export function deviceOf(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent ?? '');
  const system = nameIn(SYSTEMS, userAgent ?? '');
  return browser && system ? copy.browserOn(browser, system) : (browser ?? system ?? copy.unknown);
}
