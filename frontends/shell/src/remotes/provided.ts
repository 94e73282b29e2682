/**
 * The shell must import every shared library that the remotes expect: federation provides a library only when it is imported,
 * and listing it is not enough (RUNTIME-012 otherwise). The shell or every remote uses each of these.
 */
import * as direction from '@radix-ui/react-direction';
import * as query from '@afshoreh/contracts/query';
import * as router from '@afshoreh/contracts/router';
import * as openapi from 'openapi-fetch';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as styled from 'styled-components';

/** Keeps the bundler from removing the unused imports. */
export const provided = [direction, openapi, router, query, react, jsx, dom, styled];
