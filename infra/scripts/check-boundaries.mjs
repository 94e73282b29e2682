/**
 * Whether the boundaries of docs/decisions/0001 are guarded: breaks each of them on purpose, and asks the linter. A pattern
 * that matches nothing any more looks exactly like a tree without faults.
 */
import { join } from 'node:path';

import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '../..');

/** A file that exists (the linter reads its types), an import it may not have, and one it may. */
const boundaries = [
  ['frontends/storefront/src/features/home/copy.ts', '../products/copy', './get-content'],
  ['frontends/storefront/src/features/home/components/hero.tsx', '../../products/copy', '../copy'],
  ['frontends/storefront/src/features/home/copy.ts', '../../features/products/copy', '../../copy'],
  ['frontends/storefront/src/features/home/components/hero.tsx', '../../../features/about/copy', '../../../copy'],
  ['frontends/cart/src/pages/cart.tsx', '@afshoreh/storefront', '@afshoreh/ui'],
  ['frontends/libs/ui/src/theme/index.ts', '../../../../admin/src/app', './colours'],
  ['backend/src/orders/orders.service.ts', '../catalog/product.entity.js', '../catalog/index.js'],
  ['backend/src/common/http/paged.ts', '../../orders/index.js', '../errors/index.js'],
];

const eslint = new ESLint({ cwd: root });

async function isRefused(file, specifier) {
  const [{ messages }] = await eslint.lintText(`import '${specifier}';\n`, { filePath: join(root, file) });
  return messages.some(({ ruleId }) => ruleId === 'no-restricted-imports');
}

const faults = [];
for (const [file, forbidden, allowed] of boundaries) {
  if (!(await isRefused(file, forbidden))) faults.push(`${file} may import ${forbidden}, and must not`);
  if (await isRefused(file, allowed)) faults.push(`${file} may not import ${allowed}, and should`);
}
for (const fault of faults) console.log(fault);
console.log(`${boundaries.length} boundaries, ${faults.length} of them open or too narrow`);
process.exitCode = faults.length > 0 ? 1 : 0;
