import { api, pageOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** How many people the panel shows. */
export const SHOWN = 5;

/**
 * The people whose next step is due today or earlier, the oldest step first. The query key is below that of people, so
 * that a change of a person refetches this list too.
 */
export const dueStepsQuery = queryOptions({
  queryKey: ['admin', 'people', 'due-steps'],
  queryFn: ({ signal }) =>
    api
      .GET('/people', { params: { query: { nextStep: 'due', sort: 'next-step', limit: SHOWN } }, signal })
      .then(pageOf),
  staleTime: 0,
});
