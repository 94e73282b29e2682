import type { Made, RecordTests } from '../support/records.js';
import { addProduct, aProduct } from '../support/shop.js';

const file = Buffer.from('نام محصول,دسته,قیمت (تومان هر تن),بریکس,مبدأ\nپورهٔ کیوی,apple,1,۱۲,رشت\n');

const reads = ['exportProducts', 'getAdminProduct', 'getProductBySku', 'listAdminProducts'];
const catalogueWrites = [
  'createProduct',
  'deleteProduct',
  'patchProduct',
  'patchProductBySku',
  'saveProductBySku',
  'updateProduct',
];

export const tests: RecordTests = {
  whoMayCall: {
    everybody: [
      'getDataSheet',
      'getProduct',
      'getProductPapers',
      'listDocuments',
      'listFeaturedProducts',
      'listNearestProducts',
      'listProductFacets',
      'listProductSpecifications',
      'listProducts',
    ],
    'every admin': reads,
    'owner and editor': catalogueWrites,
    owner: ['checkProductsImport', 'importProducts', 'savePricesBySku', 'updateProductPrices'],
  },
  scopes: {
    'catalogue:read': reads,
    'catalogue:write': [...reads, ...catalogueWrites],
    'prices:write': [...reads, 'savePricesBySku', 'updateProductPrices'],
  },
  writes: ({ api, made, number, token }) => ({
    createProduct: () => ({ body: aProduct() }),
    deleteProduct: async () => ({ path: { id: await addProduct(api, token) } }),
    importProducts: () => ({ file }),
    savePricesBySku: async () => {
      const { sku, version } = (await made('createProduct', aProduct({ sku: `PRICED-${number()}` }))) as Made & {
        sku: string;
      };
      return { body: { prices: [{ sku, version, price: 1 }] } };
    },
    patchProduct: async () => ({ path: await made('createProduct', aProduct()), body: { origin: 'رشت' } }),
    patchProductBySku: async () => {
      const sku = `PART-${number()}`;
      await made('createProduct', aProduct({ sku }));
      return { path: { sku }, body: { origin: 'رشت' } };
    },
    saveProductBySku: () => ({ path: { sku: 'apl-70' }, body: aProduct() }),
    updateProduct: async () => {
      const product = aProduct();
      return { path: await made('createProduct', product), body: { ...product, name: 'نام تازه' } };
    },
    updateProductPrices: async () => {
      const { id, version } = await made('createProduct', aProduct());
      return { body: { prices: [{ id, version, price: 1 }] } };
    },
  }),
  unrecorded: { checkProductsImport: 'says what a file would change' },
  creations: [
    {
      title: 'a product',
      path: 'products',
      table: 'product',
      other: { name: 'دیگر' },
      body: () => aProduct({ name: 'یک محصول' }),
    },
  ],
};
