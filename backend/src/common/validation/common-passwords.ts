import { toLatinDigits } from '@afshoreh/persian';

/** What attackers try first: keyboard patterns, dates, names, and words around the product. */
const commonCores = [
  'password', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'qwertyui', 'qwertyuiop', 'qwerty', 'asdfghjk', 'asdfghjkl', 'zxcvbnm',
  'qazwsx', 'qazwsxedc', '1q2w3e4r', '1qaz2wsx', 'q1w2e3r4', 'administrator', 'admin', 'adminadmin', 'root', 'superuser',
  'welcome', 'letmein', 'iloveyou', 'sunshine', 'princess', 'football', 'baseball', 'superman', 'batman', 'dragon',
  'monkey', 'master', 'shadow', 'michael', 'jennifer', 'trustno1', 'starwars', 'whatever', 'computer', 'internet',
  'changeme', 'secret', 'default', 'guest', 'test', 'testtest', 'abcdefgh', 'abcd1234', 'abc12345', 'aa123456',
  'afshoreh', 'afshore', 'urmia', 'orumieh', 'tehran', 'iran', 'persian', 'salam', 'khoda', 'ramz', 'ramzobur',
  'mohammad', 'mohamad', 'ali', 'reza', 'alireza', 'mohammadreza', 'hossein', 'hosein', 'mahdi', 'mehdi', 'fatemeh',
  'fateme', 'zahra', 'maryam', 'sara', 'amir', 'amirali', 'perspolis', 'esteghlal', 'concentrate', 'factory',
  'رمزعبور', 'سلام', 'مدیر', 'افشره', 'ارومیه', 'ایران',
]; // prettier-ignore

const cores = new Set(commonCores);

/** Whether a password is a common one, also with digits or punctuation around it. */
export function isCommonPassword(password: string): boolean {
  const plain = toLatinDigits(password).toLowerCase().replace(/\s/g, '');
  const core = plain.replace(/^[\d\W_]+|[\d!@#$%^&*._-]+$/gu, '');
  return (
    cores.has(plain) || cores.has(plain.replace(/[\d!@#$%^&*._-]+$/u, '')) || cores.has(core) || isMonotonous(plain)
  );
}

/** At most eleven digits (a date, a phone), one repeated piece, or a sequence such as «abcdef». */
function isMonotonous(plain: string): boolean {
  if (/^\d{1,11}$/.test(plain) || /^(.{1,4})\1+$/u.test(plain)) return true;
  const steps = [...plain].map(
    (_, index, all) => (all[index + 1]?.codePointAt(0) ?? NaN) - (all[index]?.codePointAt(0) ?? NaN),
  );
  const inner = steps.slice(0, -1);
  return inner.every((step) => step === 1) || inner.every((step) => step === -1);
}
