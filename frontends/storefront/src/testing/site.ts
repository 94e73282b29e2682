import type { Schemas } from '@afshoreh/api-client';
import { mockApi, type Answer, type Call, siteSettings } from '@afshoreh/testing';
import { certificates } from './a-certificate';
import { aProduct } from './a-product';
import { facets } from './facets';

export function productPage(products: Schemas['Product'][], total = products.length): Response {
  return Response.json(products, { headers: { 'x-total-count': String(total) } });
}

/** A fake API with one product and the site settings, without texts from an admin. */
export function api(answers: Record<string, Answer> = {}): Call[] {
  return mockApi({
    'GET /api/settings': () => Response.json(siteSettings),
    'GET /api/account/company': () => Response.json({}),
    'GET /api/content': () => Response.json({ sections: [] }),
    'GET /api/certificates': () => Response.json(certificates),
    'GET /api/products': () => productPage([aProduct()]),
    'GET /api/products/facets': () => Response.json(facets),
    'GET /api/documents': () => productPage([]),
    'GET /api/products/featured': () => Response.json([aProduct({ isFeatured: true })]),
    'GET /api/products/7': () => Response.json(aProduct()),
    ...answers,
  });
}
