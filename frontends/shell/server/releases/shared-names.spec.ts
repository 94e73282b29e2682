import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { storedVersions } from '@afshoreh/build/module-facts';
import { exportedNames, importedNames } from '@afshoreh/build/shared-names';
import * as query from '@afshoreh/contracts/query';
import * as router from '@afshoreh/contracts/router';
import { describe, expect, it } from '@jest/globals';

const ROUTER = '@afshoreh/contracts/router';

describe('the names by which releases and shell are compared', () => {
  it.each([
    ['@afshoreh/contracts/query', query],
    [ROUTER, router],
  ])('are all that %s exports', (request, module) => {
    expect(exportedNames()[request]).toEqual(Object.keys(module).sort());
  });

  it.each([
    [`import { Link, useParams as params } from "${ROUTER}";`, ['Link', 'useParams']],
    [`import{Link}from"${ROUTER}";import { Outlet } from '${ROUTER}';`, ['Link', 'Outlet']],
    [`import {\n  Link,\n  useMatch,\n} from '${ROUTER}';`, ['Link', 'useMatch']],
    [`import { Link } from "elsewhere"; import x from "${ROUTER}-not";`, []],
    [`import "${ROUTER}";`, []],
  ])('are those that a module imports: %s', (source, names) => {
    expect(importedNames(source, ROUTER)).toEqual(names);
  });

  it('must be literal', () => {
    expect(() => importedNames(`import * as all from "${ROUTER}"`, ROUTER)).toThrow(/by name/);
  });
});

it('the browser stores of a build are those that its modules open', async () => {
  const contracts = dirname(createRequire(import.meta.url).resolve('@afshoreh/contracts'));
  const storesOf = async (file: string) => storedVersions(await readFile(join(contracts, file), 'utf8'));
  expect(await storesOf('cart.ts')).toEqual({ 'afshoreh.cart': 2 });
  expect(await storesOf('admin-session.ts')).toEqual({ 'afshoreh.admin': 1 });
  expect(await storesOf('persistent-store.ts')).toEqual({});
});
