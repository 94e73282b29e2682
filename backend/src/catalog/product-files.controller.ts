import { Controller, Get, HttpCode, Post, Query, Res, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem, FileTooComplex, Unavailable } from '../common/errors/index.js';
import { ApiCsv, sendCsv } from '../common/http/index.js';
import { MediaTooLarge, ReceivedFilePipe, ReceiveFile, type ReceivedFile } from '../media/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { ImportRefused } from './catalog.errors.js';
import { CategoriesService } from './categories.service.js';
import { ImportCheckDto, ImportFileBody, ImportResultDto } from './product-import.dto.js';
import { ProductImportService } from './product-import.service.js';
import { productColumns } from './products.csv.js';
import { ProductsExportQuery } from './products-admin.dto.js';
import { ProductsService } from './products.service.js';

/** Errors of parsing a file in the sandbox. */
const parsingRefusals = [FileTooComplex, Unavailable] as const;

@ApiTags('catalog')
@Controller('products')
export class ProductFilesController {
  constructor(
    private readonly products: ProductsService,
    private readonly categories: CategoriesService,
    private readonly imports: ProductImportService,
  ) {}

  @Get('export')
  @AdminOnly('catalogue')
  @ApiOperation({
    operationId: 'exportProducts',
    summary: 'The products of the list as a CSV file, which may come back',
  })
  @ApiCsv('One row per product, by id, with every field of its form but the documents')
  async export(@Query() query: ProductsExportQuery, @Res() response: Response): Promise<void> {
    const columns = productColumns(await this.categories.list());
    await sendCsv(response, 'products', columns, this.products.batches(query));
  }

  @Post('import/check')
  @HttpCode(200)
  @AdminOnly('prices')
  @UseInterceptors(ReceiveFile)
  @ApiOperation({
    operationId: 'checkProductsImport',
    summary: 'What a CSV file would change; nothing is written',
    description:
      'Headings are those of the export or names of fields of `PUT /products/by-sku`. Rows name a product by id and version, ' +
      'as the export does, or in a file without ids by `sku`; other rows are new products. Fields without a column stay as ' +
      'they are, and an empty cell clears its field. The file that went out changes nothing.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportFileBody })
  @ApiOkResponse({ type: ImportCheckDto })
  @ApiProblem(MediaTooLarge, ...parsingRefusals)
  async check(
    @UploadedFile(ReceivedFilePipe) { bytes }: ReceivedFile,
    @CurrentAdmin() admin: Admin,
  ): Promise<ImportCheckDto> {
    return ImportCheckDto.ofPlan(await this.imports.check(bytes, admin));
  }

  @Post('import')
  @HttpCode(200)
  @AdminOnly('prices')
  @Idempotent(({ imports }: ProductFilesController, id) => imports.result(id))
  @UseInterceptors(ReceiveFile)
  @ApiOperation({ operationId: 'importProducts', summary: 'Store the products of a CSV file, all or none' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportFileBody })
  @ApiOkResponse({ type: ImportResultDto })
  @ApiProblem(MediaTooLarge, ImportRefused, ...parsingRefusals)
  async import(
    @UploadedFile(ReceivedFilePipe) { bytes }: ReceivedFile,
    @CurrentAdmin() admin: Admin,
  ): Promise<ImportResultDto> {
    return this.imports.apply(bytes, admin);
  }
}
