import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, instant, whole } from './columns.js';

/** `id` is the hash of what the cookie holds; a device goes with its account. */
export class CreateKnownDevice1700000001002 implements MigrationInterface {
  name = 'CreateKnownDevice1700000001002';

  async up(runner: QueryRunner): Promise<void> {
    const table = new Table({
      name: 'known_device',
      columns: [
        code(runner, 'id', 64, { isPrimary: true }),
        whole('adminId', { isNullable: true }),
        whole('customerId', { isNullable: true }),
        instant(runner, 'expiresAt'),
      ],
      indices: ['adminId', 'customerId', 'expiresAt'].map((column) => ({
        name: `known_device_${column}`,
        columnNames: [column],
      })),
      foreignKeys: ['admin', 'customer'].map((account) => ({
        name: `known_device_of_${account}`,
        columnNames: [`${account}Id`],
        referencedTableName: account,
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      })),
    });
    await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('known_device');
  }
}
