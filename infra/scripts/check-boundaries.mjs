/**
 * Checks that lint guards the boundaries of docs/decisions/0001: breaks each boundary on purpose and runs the linter. Without
 * this, a lint pattern that matches nothing any more would go unnoticed. It checks the spelling rules of Persian texts in the
 * same way, and also finds import cycles.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

import { ESLint } from 'eslint';

import { importCycles } from './lib/import-cycles.mjs';

const root = join(import.meta.dirname, '../..');

/** A file, a forbidden import and an allowed one. */
const boundaries = [
  ['frontends/storefront/src/features/home/copy.ts', '../products/copy', './get-content'],
  ['frontends/storefront/src/features/home/components/hero.tsx', '../../products/copy', '../copy'],
  ['frontends/storefront/src/features/home/copy.ts', '../../features/products/copy', '../../copy'],
  ['frontends/storefront/src/features/home/components/hero.tsx', '../../../features/about/copy', '../../../copy'],
  ['frontends/cart/src/pages/cart.tsx', '@afshoreh/storefront', '@afshoreh/ui'],
  ['frontends/libs/ui/src/theme/index.ts', '../../../../admin/src/app', './colours'],
  ['backend/src/orders/orders.service.ts', '../catalog/product.entity.js', '../catalog/index.js'],
  ['backend/src/common/http/paged.ts', '../../orders/index.js', '../errors/index.js'],
];
/** A file and an import that creates a cycle: of a value, of a type, through another package. */
const circles = [
  ['backend/src/catalog/name-key.ts', `import './product-list.js';`],
  ['backend/src/content/sections.ts', `import type { Section } from './content.service.js';`],
  ['frontends/libs/persian/src/digits.ts', `export * from '@afshoreh/ui';`],
];

/** Event listeners for Back that would bypass the house's own listener. */
const bareListeners = [
  "window.addEventListener('popstate', () => undefined);",
  "addEventListener('popstate', () => undefined, true);",
  'window.onpopstate = () => undefined;',
];
/** An error message beside a form field, and whether it belongs into copy.ts. */
const fieldTexts = [
  ["export const options = { missing: 'نام را وارد کنید' };", true],
  ["export const short = 'نام کوتاه است';", true],
  ["export const options = { label: 'نام', example: 'سارا' };", false],
];

/** Misspelt Persian texts, each with the correct form. */
const misspelt = [
  ['سيب', 'سیب'],
  ['لطفا دوباره', 'لطفاً دوباره'],
  ['تماس می گیریم', 'تماس می‌گیریم'],
  ['گواهی ها', 'گواهی‌ها'],
  ['همه‌ی ما', 'همهٔ ما'],
  ['چرا?', 'چرا؟'],
  ['سلام ، بفرمایید', 'سلام، بفرمایید'],
  ['حداقل 3 کاراکتر', 'حداقل ۳ کاراکتر، مانند ISO 22000'],
  ['صفحهٔ نخست', 'صفحهٔ اصلی'],
  ['شماره تماس', 'شمارهٔ تماس'],
  ['شمارهٔ تلفن شما', 'شماره تلفن باید حداقل ۱۰ رقم باشد'],
  ['لطفاً مجددا تلاش کنید', 'لطفاً مجدداً تلاش کنید'],
  ['به زودی', 'به‌زودی'],
  ['به ازای هر تن', 'به‌ازای هر تن'],
  ['سطر به سطر', 'سطربه‌سطر'],
  ['کنسانتره سیب', 'کنسانترهٔ سیب'],
  ['پوره زردآلو', 'پوره و کنسانتره'],
  ['کنسانترهٔ سیب کدر', 'کنسانترهٔ کدر سیب'],
  ['آلبالوی ترش', 'آلبالوی رسیده'],
  ['سیتریک اسید', 'اسید سیتریک'],
  ['سفارش فوری', 'ثبت سفارش'],
  ['اعلام نمی‌شود', 'اعلام نشده'],
  ['لیست بسته‌بندی', 'فهرست بسته‌بندی'],
  ['ایزو ۲۲۰۰۰', 'ISO 22000'],
  ['پمپ‌کردن', 'پمپ کردن'],
  ['بازشدن', 'باز شدن و بازشده'],
  ['عطر برگشتی', 'عطر بازیابی‌شده'],
  ['با یک لمس', 'با یک کلیک'],
  ['نام باید بین ۲ تا ۵ حرف باشد', 'نام باید ۲ تا ۵ حرف باشد'],
  ['نام نباید بیش از ۱۰۰ حرف باشد', 'نام نباید بیش از ۱۰۰ کاراکتر باشد'],
  ['نام کاربری حداقل ۳ حرف است', 'نام باید حداقل ۳ حرف باشد'],
  ['فایل خروجی', 'فایل دریافت‌شده'],
  ['تماس با تأخیر', 'تماس با دیرکرد'],
  ['ورود محصولات از فایل', 'درون‌ریزی از فایل'],
  ['دعوت مدیر', 'دعوت همکار'],
  ['محصولات برگزیده', 'محصولات ویژه'],
  ['واتس‌اپ', 'واتساپ'],
  ['نرخ کهنه', 'نرخ منقضی'],
  ['جای یادداشت', 'محل یادداشت'],
  ['نه، بدون افزودنی', 'خیر؛ بدون افزودنی'],
  ['آب آن گرفته می‌شود', 'آبِ آن گرفته می‌شود'],
  ['صاحبان حقوق آن', 'دارندگان حقوق آن'],
  ['قیمت چند بار عوض می‌شود', 'قیمت چند بار تغییر می‌کند'],
  ['شرح رویداد', 'شرح تغییر'],
  ['کپی‌اش کردم', 'کپی کردم'],
];

const eslint = new ESLint({ cwd: root });
const patterns = ['*.ts', '*.tsx', '*.mjs'];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
  .map((file) => join(root, file))
  .filter(existsSync);

async function breaks(rule, file, text) {
  const [{ messages }] = await eslint.lintText(`${text}\n`, { filePath: join(root, file) });
  return messages.some(({ ruleId }) => ruleId === rule);
}

const isRefused = (file, specifier) => breaks('no-restricted-imports', file, `import '${specifier}';`);

const faults = importCycles(files).map((cycle) => `a circle: ${cycle.map((file) => relative(root, file)).join(', ')}`);
const broken = importCycles(files, Object.fromEntries(circles.map(([file, text]) => [join(root, file), text]))).flat();
for (const [file, text] of circles) {
  if (!broken.includes(join(root, file))) faults.push(`${file} may have «${text}», and must not`);
}
for (const [file, forbidden, allowed] of boundaries) {
  if (!(await isRefused(file, forbidden))) faults.push(`${file} may import ${forbidden}, and must not`);
  if (await isRefused(file, allowed)) faults.push(`${file} may not import ${allowed}, and should`);
}
for (const text of bareListeners) {
  const isRefused = (file) => breaks('no-restricted-syntax', file, text);
  if (!(await isRefused('frontends/libs/ui/src/dialog/use-back-closes.ts')))
    faults.push(`a dialog may have «${text}», and must not`);
  if (await isRefused('frontends/libs/contracts/src/history-steps.ts'))
    faults.push(`history-steps.ts may not have «${text}», and should`);
}
for (const [text, isRefusal] of fieldTexts) {
  if ((await breaks('no-restricted-syntax', 'backend/src/orders/place-order.dto.ts', text)) !== isRefusal)
    faults.push(`a form ${isRefusal ? 'may have' : 'may not have'} «${text}»`);
}
for (const text of ["export const said = 'سلام';", 'export const said = `سلام ${1}`;']) {
  const isRefused = (file) => breaks('no-restricted-syntax', file, text);
  if (!(await isRefused('backend/src/orders/orders.service.ts')))
    faults.push(`a service may have «${text}», and must not`);
  if (await isRefused('backend/src/orders/copy.ts')) faults.push(`copy.ts may not have «${text}», and should`);
}
for (const [wrong, right] of misspelt) {
  const isMisspelt = (text) =>
    breaks('persian/text', 'frontends/cart/src/features/cart/copy.ts', `export const said = '${text}';`);
  if (!(await isMisspelt(wrong))) faults.push(`copy.ts may say «${wrong}», and must not`);
  if (await isMisspelt(right)) faults.push(`copy.ts may not say «${right}», and should`);
}
for (const fault of faults) console.log(fault);
console.log(
  `${boundaries.length} boundaries, ${circles.length} circles, ${bareListeners.length} listeners, ${fieldTexts.length} texts of fields and ${misspelt.length} spellings, ${faults.length} of them open or too narrow`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
