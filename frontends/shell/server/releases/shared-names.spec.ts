import { exportedNames, importedNames } from '@afshoreh/build/shared-names';
import * as router from '@afshoreh/contracts/router';
import { describe, expect, it } from '@jest/globals';

const ROUTER = '@afshoreh/contracts/router';

describe('the names by which releases and shell are compared', () => {
  it('are all that the router module exports', () => {
    expect(exportedNames()[ROUTER]).toEqual(Object.keys(router).sort());
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

  it('must be written out', () => {
    expect(() => importedNames(`import * as all from "${ROUTER}"`, ROUTER)).toThrow(/by name/);
  });
});
