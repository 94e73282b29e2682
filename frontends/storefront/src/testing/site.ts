import type { Schemas } from '@afshoreh/api-client';
import { apiAnswers, type Answer, type Call } from '@afshoreh/testing';
import { certificates } from './a-certificate';
import { aProduct } from './a-product';
import { siteSettings } from './settings';

export function productPage(products: Schemas['ProductDto'][], total = products.length): Response {
  return Response.json(products, { headers: { 'x-total-count': String(total) } });
}

/** The API with one product and the site's settings and no texts of the admin. */
export function api(answers: Record<string, Answer> = {}): Call[] {
  return apiAnswers({
    'GET /api/settings': () => Response.json(siteSettings),
    'GET /api/content': () => Response.json({ sections: [] }),
    'GET /api/certificates': () => Response.json(certificates),
    'GET /api/products': () => productPage([aProduct()]),
    'GET /api/products/featured': () => Response.json([aProduct({ isFeatured: true })]),
    'GET /api/products/7': () => Response.json(aProduct()),
    ...answers,
  });
}
