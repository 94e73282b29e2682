import { toLatinDigits } from '@afshoreh/persian';

/** What is tried first: keyboard walks, dates, names, the product and what its owners would think of. */
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

/** True for a password that everybody tries first, also with digits or marks around it (D16). */
export function isCommonPassword(password: string): boolean {
  const plain = toLatinDigits(password).toLowerCase().replace(/\s/g, '');
  const core = plain.replace(/^[\d\W_]+|[\d!@#$%^&*._-]+$/gu, '');
  return (
    cores.has(plain) || cores.has(plain.replace(/[\d!@#$%^&*._-]+$/u, '')) || cores.has(core) || isMonotonous(plain)
  );
}

/** Digits alone up to eleven (a date, a phone), one piece repeated, or a straight run. */
function isMonotonous(plain: string): boolean {
  if (/^\d{1,11}$/.test(plain) || /^(.{1,4})\1+$/u.test(plain)) return true;
  const steps = [...plain].map(
    (_, index, all) => (all[index + 1]?.codePointAt(0) ?? NaN) - (all[index]?.codePointAt(0) ?? NaN),
  );
  const inner = steps.slice(0, -1);
  return inner.every((step) => step === 1) || inner.every((step) => step === -1);
}
