import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * The spelling rules for Persian: letters, half-spaces, digits, punctuation, and one word for one thing. A fault is a pattern
 * with its correction.
 */
const faults = [
  [/[يك]/u, 'Persian ی and ک, not Arabic ي and ك'],
  [/لطفا(?!ً)/u, 'لطفاً'],
  [/(?<![\p{L}\u200c])ن?می (?=\p{L})/u, 'a half-space after می'],
  [/\p{L} ها(ی|یی|یم|یت|یش)?(?!\p{L})/u, 'a half-space before ها'],
  [/ه\u200cی(?![\p{L}\u200c])/u, 'هٔ, not ه‌ی'],
  [/[\u0621-\u06cc\u200c][,;?]/u, 'Persian punctuation: ، ؛ ؟'],
  [/\p{L} [،؛؟:.](?!\.)/u, 'no space before punctuation'],
  [/\S {2,}\S/u, 'one space'],
  [/صفحهٔ نخست/u, 'صفحهٔ اصلی'],
  [/دیدن (محصولات|همهٔ محصولات|سایت|فهرست)/u, 'مشاهدهٔ …'],
  [/(شیوهٔ|نحوهٔ) پرداخت/u, 'روش پرداخت'],
  [/رونوشت/u, 'کپی'],
  [/رمز( عبور)? تازه/u, 'رمز جدید'],
  [/پرونده/u, 'فایل'],
  [/نگه‌داری|این‌جا|یک‌نواخت|یک‌دست/u, 'نگهداری، اینجا، یکنواخت، یکدست'],
  [/(حداکثر|نباید بیش از) [۰-۹٬]+ حرف/u, 'کاراکتر, where a length is limited'],
  // The sentences about short names and addresses are exceptions, because the product's specification contains them.
  [/(?<!(نام|آدرس) باید )حداقل [۰-۹٬]+ حرف/u, 'کاراکتر, where a length is limited'],
  [/تماس با تأخیر|قرار تماس بعدی/u, 'تماس با دیرکرد، تماس بعدی قرار بود …'],
  [/خروجی/u, 'دریافت CSV'],
  [/ورود (محصولات )?از فایل/u, 'درون‌ریزی از فایل'],
  [/دعوت مدیر/u, 'دعوت همکار'],
  [/محصولات برگزیده|از ویژه‌ها بیرون/u, 'محصولات ویژه، حذف از ویژه‌ها'],
  [/واتس\u200cاپ/u, 'واتساپ'],
  [/نرخ کهنه|نشان‌دار شدن/u, 'نرخ منقضی، نمایش تاریخ نرخ'],
  [/(سفارش|محصول|فایل|نسخهٔ|نوشتهٔ|مقالهٔ) تازه|نوشته‌ای نیست|جای یادداشت/u, 'جدید، مقاله، محل یادداشت'],
  [/باید بین ([\d۰-۹]+ تا|$)/u, '۲ تا ۵ or بین ۲ و ۵, not بین ۲ تا ۵'],
  [/درباره ما|شماره تماس(?! باید حداقل)|شماره تلفن(?! باید حداقل)|شمارهٔ تلفن/u, 'دربارهٔ ما، شمارهٔ تماس'],
  [/مجددا(?!ً)/u, 'مجدداً'],
  [/(?<!\p{L})به (زودی|ازای)(?!\p{L})|سطر به سطر/u, 'به‌زودی، به‌ازای، سطربه‌سطر'],
  [/(کنسانتره|پوره) (سیب|انگور|آلبالو|انار|خرما|شاه‌توت|توت|هلو|زردآلو|انبه|گوجه|میوه)/u, 'کنسانترهٔ سیب، پورهٔ سیب'],
  [/کنسانترهٔ سیب کدر/u, 'کنسانترهٔ کدر سیب'],
  [/آلبالوی ترش/u, 'آلبالو'],
  [/(مالیک|سیتریک|تارتاریک) اسید/u, 'اسید مالیک'],
  [/سفارش فوری/u, 'ثبت سفارش'],
  [/اعلام نمی‌شود/u, 'اعلام نشده'],
  [/لیست بسته‌بندی|راه‌نامه|آگاه‌شونده/u, 'فهرست بسته‌بندی، راهنامه، طرف اطلاع'],
  [/ایزو/u, 'ISO in Latin letters'],
  [/\p{L}\u200c(کردن|شدن|دادن|بودن)(?!\p{L})|(?<!\p{L})(باز|پر|جدا|خرد)(کردن|شدن)(?!\p{L})/u, 'باز شدن, two words'],
  [/عطر (برگشتی|برگردانده)/u, 'عطر بازیابی‌شده'],
  [/با یک لمس/u, 'با یک کلیک'],
  [/^(نه|خیر)[،:] بدون/u, 'خیر؛ بدون افزودنی'],
  [/آب(ش| آن) (را )?(گرفته|می‌گیر)/u, 'آبِ آن گرفته می‌شود'],
  [/(صاحبان|مالکان) حقوق/u, 'دارندگان حقوق آن'],
  [/چند بار عوض می‌شود/u, 'چند بار تغییر می‌کند'],
  [/شرح (کار|رویداد)(?!\p{L})/u, 'شرح تغییر'],
  [/کپی‌اش کرد/u, 'کپی کردم'],
];

const PERSIAN = /[\u0621-\u06cc]/u;
/** Names, codes and markup keep Latin digits: «ISO 22000», `apple-market-1405`, `<h2>`. */
const LATIN_WORDS = /<code>.*?<\/code>|<[^>]*>|https?:\S+|[A-Za-z][\w\s./:+-]*/g;

/** The spelling faults of a text for visitors or admins. A text without Persian letters has none. */
function problemsIn(text) {
  if (!PERSIAN.test(text)) return [];
  const found = faults.filter(([pattern]) => pattern.test(text)).map(([, instead]) => instead);
  return /\d/.test(text.replace(LATIN_WORDS, '')) ? [...found, 'Persian digits'] : found;
}

/**
 * The ESLint plugin with this rule. The version is a hash of this file, so that ESLint's cache is dropped when the rule
 * changes.
 */
export const persian = {
  meta: {
    name: 'persian',
    version: createHash('sha256')
      .update(readFileSync(new URL(import.meta.url)))
      .digest('hex'),
  },
  rules: {
    text: {
      create(context) {
        const check = (node, text) => {
          for (const instead of problemsIn(text)) context.report({ node, message: `Persian text: ${instead}.` });
        };
        return {
          Literal: (node) => typeof node.value === 'string' && check(node, node.value),
          TemplateElement: (node) => check(node, node.value.cooked ?? ''),
          JSXText: (node) => check(node, node.value.trim()),
        };
      },
    },
  },
};
