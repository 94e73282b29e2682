import { PRICE_ON_REQUEST, cart, loadPage, onToast, routeOf, type CartItem, type Toast } from '@afshoreh/contracts';
import { useRoutes } from '@afshoreh/contracts/router';
import { act, mockApi, renderPage, type Answer, type Call, type Rendered } from '@afshoreh/testing';
import { afterEach } from '@jest/globals';
import { pages } from '../app';

export const sara = {
  id: 1,
  fullName: 'سارا محمدی',
  email: 'sara@example.com',
  phoneNumber: '+989141234567',
  phoneProven: false,
  hasPassword: true,
  specificationVersion: 0,
};

/** A line of the cart. */
export function aLine(fields: Partial<CartItem> = {}): CartItem {
  return {
    id: 7,
    name: 'کنسانترهٔ سیب',
    quantity: 20,
    image: '',
    brix: '70',
    weight: 'بشکهٔ ۲۷۵ کیلوگرمی',
    origin: 'ارومیه',
    price: PRICE_ON_REQUEST,
    pack: null,
    ordered: null,
    ...fields,
  };
}

/** A fake API with nobody logged in. */
export function api(answers: Record<string, Answer> = {}): Call[] {
  return mockApi({
    'GET /api/auth/user': () => Response.json({ success: false, user: null }),
    'GET /api/settings': () => Response.json({ callHours: { from: 8, to: 18, text: '۸ تا ۱۸' } }),
    ...answers,
  });
}

const listeners: (() => void)[] = [];
afterEach(() => {
  listeners.splice(0).forEach((stop) => stop());
  act(() => cart.clear());
});

/** Collects the toasts that are shown from now on. */
export function toasts(): Toast[] {
  const shown: Toast[] = [];
  listeners.push(onToast((toast) => shown.push(toast)));
  return shown;
}

function Site() {
  // Pages of other remotes are only a heading: the test checks where the visitor arrived.
  return useRoutes([...pages.map((page) => routeOf(page)), { path: '*', element: <h1>صفحه‌ای دیگر</h1> }]);
}

/** Opens a page of the cart as the shell does, and waits until its code is loaded. */
export async function visit(path: string): Promise<Rendered> {
  // React resumes a suspended page only inside an awaited `act`.
  return act(async () => {
    const page = renderPage(<Site />, { path });
    await Promise.all(pages.map(loadPage));
    return page;
  });
}
