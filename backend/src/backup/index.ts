export { Env } from '../config/index.js';
export { backupStoreFor } from './backup-store.js';
export { createBackup } from './create-backup.js';
export { appVersion, type Manifest } from './manifest.js';
export { NewestBackup } from './newest-backup.js';
export { idOf, listBackups, pruneBackups } from './prune-backups.js';
export { BackupRefused } from './refused.js';
export { restoreBackup, verifyBackup } from './restore-backup.js';
export { readKeyFile } from './sealing.js';
