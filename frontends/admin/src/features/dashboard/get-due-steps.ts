import { api, pageOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** The largest page of the API. The API does not sort by the day of the step. */
const MOST = 100;

/** The people whose next step is for today or earlier, the oldest step first. Below the key of people, who may be changed. */
export const dueStepsQuery = queryOptions({
  queryKey: ['admin', 'people', 'due-steps'],
  queryFn: ({ signal }) =>
    api.GET('/people', { params: { query: { nextStep: 'due', limit: MOST } }, signal }).then(pageOf),
  select: ({ items, total }) => ({
    items: items.toSorted((one, other) => ((one.nextStepOn ?? '') < (other.nextStepOn ?? '') ? -1 : 1)),
    total,
  }),
  staleTime: 0,
});
