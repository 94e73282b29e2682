export { mockApi, problem, type Answer, type Call } from './api';
// Brings the types of `toBeVisible()` and the like to every spec.
import '@testing-library/jest-dom/jest-globals';

export { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
export { axe } from './axe';
export { intersectAll } from './intersection-observer-stub';
export { renderPage, testQueryClient, type Rendered } from './render';
export { siteSettings } from './settings';
