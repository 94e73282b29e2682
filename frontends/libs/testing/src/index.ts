export { act, fireEvent, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
export { userEvent } from '@testing-library/user-event';
export { axe } from './axe';
export { renderPage, testQueryClient, type Rendered, type RenderOptions } from './render';
