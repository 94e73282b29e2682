import type { TestApi } from './api.js';

let made = 0;

/** Registers a new customer, logs in and returns the cookie of the session for `call(…, { headers: { Cookie } })`. */
export async function loginNewCustomer(api: TestApi): Promise<string> {
  made += 1;
  const account = { email: `customer-${made}@example.com`, password: 'رمز ساده ۱' };
  const registered = await api.call('POST /api/auth/register', {
    body: { ...account, fullName: 'مینا کریمی', phoneNumber: '09121112233' },
  });
  if (registered.status !== 201) throw new Error(`registering answered ${JSON.stringify(registered.body)}`);
  const login = await api.call('POST /api/auth/login', {
    body: { username: account.email, password: account.password },
  });
  return String(login.headers.get('set-cookie')).split(';')[0] as string;
}
