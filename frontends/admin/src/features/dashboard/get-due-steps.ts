import { api, pageOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** How many people the panel names. */
export const SHOWN = 5;

/** The people whose next step is for today or earlier, the oldest step first. Below the key of people, who may be changed. */
export const dueStepsQuery = queryOptions({
  queryKey: ['admin', 'people', 'due-steps'],
  queryFn: ({ signal }) =>
    api
      .GET('/people', { params: { query: { nextStep: 'due', sort: 'next-step', limit: SHOWN } }, signal })
      .then(pageOf),
  staleTime: 0,
});
