import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * How Persian is written here: letters, half-spaces, digits, punctuation, and one word for one thing. A fault is a pattern
 * and what to write instead.
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
  [/باید بین ([\d۰-۹]+ تا|$)/u, '۲ تا ۵ or بین ۲ و ۵, not بین ۲ تا ۵'],
  [/درباره ما|شماره (تماس|تلفن)(?! باید حداقل)/u, 'دربارهٔ ما، شمارهٔ تماس (the sentences of spec §5 stay)'],
];

const PERSIAN = /[\u0621-\u06cc]/u;
/** Names, codes and markup keep their Latin digits: «ISO 22000», `apple-market-1405`, `<h2>`. */
const LATIN_WORDS = /<code>.*?<\/code>|<[^>]*>|https?:\S+|[A-Za-z][\w\s./:+-]*/g;

/** What is wrong with a text that a visitor or an admin reads. A text without Persian letters has no faults. */
export function faultsOf(text) {
  if (!PERSIAN.test(text)) return [];
  const found = faults.filter(([pattern]) => pattern.test(text)).map(([, instead]) => instead);
  return /\d/.test(text.replace(LATIN_WORDS, '')) ? [...found, 'Persian digits'] : found;
}

/** ESLint's plugin of that one rule; what ESLint keeps of files counts for this version, so for this text, of it. */
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
          for (const instead of faultsOf(text)) context.report({ node, message: `Persian text: ${instead}.` });
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
