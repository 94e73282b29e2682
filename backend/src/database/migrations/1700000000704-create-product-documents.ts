import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { code, generatedId, text, whole } from './columns.js';

/** Files of the media library that products offer for download. */
export class CreateProductDocuments1700000000704 implements MigrationInterface {
  name = 'CreateProductDocuments1700000000704';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'product_document',
        columns: [
          generatedId(),
          whole('productId'),
          whole('mediaId'),
          whole('position'),
          text('title', 200),
          code(runner, 'kind', 16),
        ],
        indices: [
          { name: 'product_document_position', columnNames: ['productId', 'position'], isUnique: true },
          { name: 'product_document_media', columnNames: ['mediaId'] },
        ],
        foreignKeys: [
          {
            name: 'product_document_of_product',
            columnNames: ['productId'],
            referencedTableName: 'product',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
          {
            name: 'product_document_of_media',
            columnNames: ['mediaId'],
            referencedTableName: 'media_item',
            referencedColumnNames: ['id'],
            onDelete: 'RESTRICT',
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('product_document');
  }
}
