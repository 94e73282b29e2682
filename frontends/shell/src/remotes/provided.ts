/**
 * What the remotes expect of the shell must really be in it: listing a shared library is not enough, only an imported
 * one is provided (RUNTIME-012 otherwise). Everything here is used by the shell or by every remote.
 */
import * as direction from '@radix-ui/react-direction';
import * as query from '@afshoreh/contracts/query';
import * as router from '@afshoreh/contracts/router';
import * as openapi from 'openapi-fetch';
import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as styled from 'styled-components';

/** Keeps the bundler from dropping what it sees nobody use. */
export const provided = [direction, openapi, router, query, react, jsx, dom, styled];
