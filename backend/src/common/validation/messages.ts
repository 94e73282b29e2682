import { toPersianDigits } from '@afshoreh/persian';

/** Makes a sentence from the Persian name of the field and the arguments of the rule. */
type Sentence = (label: string, constraints: readonly unknown[]) => string;

const number = (value: unknown): string => toPersianDigits(String(value));

/** All messages, by class-validator's name of the rule. */
const sentences: Record<string, Sentence> = {
  isDefined: (label) => `${label} را وارد کنید`,
  isNotEmpty: (label) => `${label} را وارد کنید`,
  isString: (label) => `${label} باید متن باشد`,
  isNumber: (label) => `${label} باید عدد باشد`,
  isInt: (label) => `${label} باید عدد صحیح باشد`,
  isPositive: (label) => `${label} باید بزرگ‌تر از صفر باشد`,
  isBoolean: (label) => `${label} باید بله یا خیر باشد`,
  isArray: (label) => `${label} باید فهرست باشد`,
  isObject: (label) => `${label} باید یک مجموعه باشد`,
  phone: (label, [least, most]) => `${label} باید ${number(least)} تا ${number(most)} رقم باشد`,
  isEmail: () => 'ایمیل معتبر نیست',
  isUrl: (label) => `${label} باید نشانی اینترنتی معتبر باشد`,
  isDateString: (label) => `${label} باید تاریخ معتبر باشد`,
  isIso8601: (label) => `${label} باید تاریخ معتبر باشد`,
  isDate: (label) => `${label} باید تاریخ معتبر باشد`,
  isIn: (label) => `${label} یکی از گزینه‌های مجاز نیست`,
  isEnum: (label) => `${label} یکی از گزینه‌های مجاز نیست`,
  equals: (label) => `${label} پذیرفتنی نیست`,
  matches: (label) => `قالب ${label} درست نیست`,
  min: (label, [least]) => `${label} باید دست‌کم ${number(least)} باشد`,
  max: (label, [most]) => `${label} باید حداکثر ${number(most)} باشد`,
  minLength: (label, [least]) => `${label} باید حداقل ${number(least)} کاراکتر باشد`,
  maxLength: (label, [most]) => `${label} باید حداکثر ${number(most)} کاراکتر باشد`,
  isLength: (label, [least, most]) => `${label} باید ${number(least)} تا ${number(most)} کاراکتر باشد`,
  arrayMinSize: (label, [least]) => `${label} باید دست‌کم ${number(least)} ردیف داشته باشد`,
  arrayMaxSize: (label, [most]) => `${label} باید حداکثر ${number(most)} ردیف داشته باشد`,
  arrayNotEmpty: (label) => `${label} خالی است`,
  arrayUnique: (label) => `${label} مورد تکراری دارد`,
  nestedValidation: (label) => `${label} درست نیست`,
  whitelistValidation: () => 'این مورد شناخته‌شده نیست',
};

/** The sentence for a broken rule; a Persian message at the rule itself has priority. */
export function messageFor(rule: string, written: string, label: string, constraints: readonly unknown[]): string {
  // The library's own message contains the unknown field's name, which may be Persian.
  if (rule !== 'whitelistValidation' && /[\u0600-\u06FF]/.test(written)) return written;
  return (sentences[rule] ?? ((name: string) => `${name} درست نیست`))(label, constraints);
}
