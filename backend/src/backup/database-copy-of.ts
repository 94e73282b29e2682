import type { Env } from '../config/index.js';
import type { DatabaseCopy } from './database-copy.js';
import { mysqlCopy } from './mysql-copy.js';
import { sqliteCopy } from './sqlite-copy.js';

export function databaseCopyOf({ database, dataDir }: Env): DatabaseCopy {
  return database.type === 'sqlite' ? sqliteCopy(database.file, dataDir) : mysqlCopy(database.url);
}
