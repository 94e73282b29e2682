import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentCaller, type Caller } from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import { ApiPage, IdParam, mapPage, PageQuery, type Page } from '../../common/http/index.js';
import { ProductChangedMeanwhile, ProductNotFound } from '../catalog.errors.js';
import { SaveSpecificationDto, SpecificationDto, UnreadTextDto } from './specification.dto.js';
import { SpecificationService } from './specification.service.js';

@ApiTags('catalog')
@Controller()
export class SpecificationController {
  constructor(private readonly specifications: SpecificationService) {}

  @Get('admin/unread-texts')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'listUnreadTexts', summary: 'Technical texts in which no value could be read' })
  @ApiPage(UnreadTextDto)
  unread(@Query() query: PageQuery): Promise<Page<UnreadTextDto>> {
    return mapPage(this.specifications.unread(query), (row) => UnreadTextDto.of(row));
  }

  @Get('admin/products/:id/specification')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'getProductSpecification', summary: 'The typed values of a product' })
  @ApiOkResponse({ type: SpecificationDto })
  @ApiProblem(ProductNotFound)
  async get(@IdParam() id: number): Promise<SpecificationDto> {
    const { product, rows } = await this.specifications.get(id);
    return SpecificationDto.of(product, rows);
  }

  @Put('admin/products/:id/specification')
  @AdminOnly('catalogue')
  @ApiOperation({
    operationId: 'updateProductSpecification',
    summary: 'Replace the typed values of a product, and write its technical texts from them',
  })
  @ApiOkResponse({ type: SpecificationDto })
  @ApiProblem(ProductNotFound, ProductChangedMeanwhile)
  async update(
    @IdParam() id: number,
    @Body() form: SaveSpecificationDto,
    @CurrentCaller() caller: Caller,
  ): Promise<SpecificationDto> {
    const { product, rows } = await this.specifications.save(id, form, caller);
    return SpecificationDto.of(product, rows);
  }
}
