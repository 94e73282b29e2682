import { useState } from 'react';
import { newIdempotencyKey } from '@afshoreh/api-client';

/**
 * Returns a function that gives the body of a request its idempotency key while the form is open. The same body keeps its key,
 * so that a retry after a lost response has no second effect. A corrected body gets another key, because the server would refuse
 * the old one with a 422.
 */
export function useIdempotencyKey(): (body: object) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (body) => {
    const content = JSON.stringify(body);
    const key = keys.get(content) ?? newIdempotencyKey();
    keys.set(content, key);
    return key;
  };
}
