/**
 * `node --import ./test/support/dies-at-write.mjs …`: from a request with the header `X-Dies-At: 3` on, the process kills itself
 * just before its third statement that is no SELECT: as if the power went between two writes.
 */
import { Server } from 'node:http';
import Sqlite from 'better-sqlite3';
import mysql2 from 'mysql2';

let left = Infinity;

const { emit } = Server.prototype;
Server.prototype.emit = function (event, request, ...rest) {
  const at = event === 'request' ? Number(request.headers['x-dies-at']) : 0;
  if (at > 0) left = at;
  return emit.call(this, event, request, ...rest);
};

function count(sql) {
  if (/^\s*SELECT\b/i.test(sql)) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

const { prepare } = Sqlite.prototype;
Sqlite.prototype.prepare = function (sql) {
  count(sql);
  return prepare.call(this, sql);
};

const { query } = mysql2.Connection.prototype;
mysql2.Connection.prototype.query = function (sql, ...rest) {
  count(typeof sql === 'string' ? sql : sql.sql);
  return query.call(this, sql, ...rest);
};
