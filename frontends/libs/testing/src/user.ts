import { userEvent } from '@testing-library/user-event';

/** A user who types without a delay between keys. The import also installs user-event's clipboard in the page. */
export const user = userEvent.setup({ delay: null });
