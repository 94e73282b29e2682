/**
 * `node --import ./test/support/dies-at-write.mjs …`: from a request with the header `X-Dies-At: 3` on, the process kills itself
 * just before its third statement that is no SELECT: as if the power went between two writes. `X-Dies-At: 3 update .order` counts
 * only the statements that match the regular expression.
 */
import { Server } from 'node:http';
import Sqlite from 'better-sqlite3';
import mysql2 from 'mysql2';

let left = Infinity;
let counted = /(?:)/;

const { emit } = Server.prototype;
Server.prototype.emit = function (event, request, ...rest) {
  const [, at, pattern] = (event === 'request' && /^(\d+) ?(.*)/.exec(request.headers['x-dies-at'])) || [];
  if (at) [left, counted] = [Number(at), new RegExp(pattern, 'i')];
  return emit.call(this, event, request, ...rest);
};

function count(sql) {
  if (/^\s*SELECT\b/i.test(sql) || !counted.test(sql)) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

// TypeORM keeps prepared statements, so what is counted is that one runs.
const { prototype: statement } = new Sqlite(':memory:').prepare('SELECT 1').constructor;
for (const way of ['run', 'all']) {
  const run = statement[way];
  statement[way] = function (...values) {
    count(this.source);
    return run.apply(this, values);
  };
}

const { query } = mysql2.Connection.prototype;
mysql2.Connection.prototype.query = function (sql, ...rest) {
  count(typeof sql === 'string' ? sql : sql.sql);
  return query.call(this, sql, ...rest);
};
