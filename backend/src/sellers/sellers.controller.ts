import { Body, Controller, Delete, Get, Header, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminIfAny, AdminOnly, CurrentAdmin, CurrentAdminIfAny, type Admin } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import {
  ApiCsv,
  ApiPage,
  IdParam,
  IfMatchVersion,
  PublicRead,
  sendCsv,
  mapPage,
  type Page,
  NoContent,
} from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { CreateSellerDto, UpdateSellerDto } from './seller-forms.dto.js';
import { sellerColumns } from './sellers.csv.js';
import { PublicSellerDto, SellerCountsDto, SellerDto, SellersExportQuery, SellersQuery } from './sellers.dto.js';
import { SellerChangedMeanwhile, SellerNotFound } from './sellers.errors.js';
import { SellersService } from './sellers.service.js';

@ApiTags('sellers')
@Controller('sellers')
export class SellersController {
  constructor(private readonly sellers: SellersService) {}

  @Get()
  @PublicRead()
  @AdminIfAny('sellers')
  @Header('Vary', 'Authorization')
  @ApiOperation({
    operationId: 'listSellers',
    summary: 'Approved sellers for visitors; for admins every seller in full',
    description:
      'Without a token the answer has approved sellers with their public fields only, whatever the query asks. ' +
      'With the token of an admin it has every seller with every field, filtered, searched and sorted.',
  })
  @ApiPage(SellerDto, PublicSellerDto)
  list(
    @Query() query: SellersQuery,
    @CurrentAdminIfAny() admin: Admin | null,
  ): Promise<Page<SellerDto> | Page<PublicSellerDto>> {
    return admin
      ? mapPage(this.sellers.listForAdmin(query), (seller) => SellerDto.of(seller))
      : mapPage(this.sellers.listPublic(query), (seller) => PublicSellerDto.of(seller));
  }

  @Get('export')
  @AdminOnly('sellers')
  @ApiOperation({ operationId: 'exportSellers', summary: 'The sellers of the list as a CSV file' })
  @ApiCsv('Every seller that the filters let through, by id')
  async export(@Query() query: SellersExportQuery, @Res() response: Response): Promise<void> {
    await sendCsv(response, 'sellers', sellerColumns, this.sellers.batches(query));
  }

  @Get('counts')
  @AdminOnly('sellers')
  @ApiOperation({ operationId: 'countSellers', summary: 'How many sellers each status has' })
  @ApiOkResponse({ type: SellerCountsDto })
  counts(): Promise<SellerCountsDto> {
    return this.sellers.counts();
  }

  @Get(':id')
  @AdminOnly('sellers')
  @ApiOperation({ operationId: 'getSeller', summary: 'One seller in full' })
  @ApiOkResponse({ type: SellerDto })
  @ApiProblem(SellerNotFound)
  async get(@IdParam() id: number): Promise<SellerDto> {
    return SellerDto.of(await this.sellers.get(id));
  }

  @Get(':id/public')
  @PublicRead()
  @ApiOperation({ operationId: 'getPublicSeller', summary: 'One approved seller, with public fields only' })
  @ApiOkResponse({ type: PublicSellerDto })
  @ApiProblem(SellerNotFound)
  async getPublic(@IdParam() id: number): Promise<PublicSellerDto> {
    return PublicSellerDto.of(await this.sellers.getApproved(id));
  }

  @Post()
  @AdminOnly('sellers')
  @Idempotent((controller: SellersController, id) => controller.get(id))
  @ApiOperation({ operationId: 'createSeller', summary: 'Add a seller' })
  @ApiCreatedResponse({ type: SellerDto })
  async create(@Body() form: CreateSellerDto, @CurrentAdmin() admin: Admin): Promise<SellerDto> {
    return SellerDto.of(await this.sellers.create(form, admin));
  }

  @Put(':id')
  @AdminOnly('sellers')
  @ApiOperation({ operationId: 'updateSeller', summary: 'Change a seller, or its status from any to any' })
  @ApiOkResponse({ type: SellerDto })
  @ApiProblem(SellerNotFound, SellerChangedMeanwhile)
  async update(@IdParam() id: number, @Body() form: UpdateSellerDto, @CurrentAdmin() admin: Admin): Promise<SellerDto> {
    return SellerDto.of(await this.sellers.update(id, form, admin));
  }

  @Delete(':id')
  @NoContent()
  @AdminOnly('sellers')
  @ApiOperation({ operationId: 'deleteSeller', summary: 'Remove a seller' })
  @ApiProblem(SellerNotFound)
  remove(@IdParam() id: number, @CurrentAdmin() admin: Admin, @IfMatchVersion() version: number | null): Promise<void> {
    return this.sellers.remove(id, admin, version);
  }
}
