let written = 0;

/** A message of `POST /api/contact`. The same text again would not be stored again. */
export function aContactMessage(change: object = {}): object {
  written += 1;
  const message = `قیمت کنسانترهٔ سیب برای ${written} تن چقدر است؟`;
  return { name: 'سارا احمدی', phone: '09141234567', email: 'sara@example.com', message, ...change };
}
