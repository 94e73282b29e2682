/**
 * `node --import ./test/support/fails-later.mjs …`: in place of its answer a request with the header `X-Fault` gets an error that
 * nobody catches: of a `timer` or of a `promise`.
 */
import { ServerResponse } from 'node:http';

const { end } = ServerResponse.prototype;
const faults = {
  timer: () =>
    setTimeout(() => {
      throw new Error('broken on purpose');
    }, 1),
  promise: () => void Promise.reject(new Error('broken on purpose')),
};

ServerResponse.prototype.end = function (...args) {
  const fault = faults[this.req.headers['x-fault']];
  if (!fault) return end.apply(this, args);
  delete this.req.headers['x-fault'];
  fault();
  return this;
};
