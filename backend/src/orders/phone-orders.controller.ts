import { Body, Controller, Post, Put } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentCaller, type Caller } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { IdParam } from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { SetOrderCompanyDto } from './order-company.js';
import { OrderCompanyService } from './order-company.service.js';
import { OrderLinesService } from './order-lines.service.js';
import { OrderDetailsDto } from './orders.dto.js';
import {
  OrderChangedMeanwhile,
  OrderClosed,
  OrderExternalIdTaken,
  OrderNotFound,
  ProductUnknown,
} from './orders.errors.js';
import { OrdersService } from './orders.service.js';
import { PhoneOrderDto, SetOrderLinesDto } from './phone-orders.dto.js';
import { PhoneOrdersService } from './phone-orders.service.js';

/** What staff write down during a call: a new order, or other lines or another company of an order. */
@ApiTags('orders')
@Controller('orders')
export class PhoneOrdersController {
  constructor(
    private readonly phoneOrders: PhoneOrdersService,
    private readonly lines: OrderLinesService,
    private readonly company: OrderCompanyService,
    private readonly orders: OrdersService,
  ) {}

  @Post('phone')
  @AdminOnly('orders')
  @Idempotent((controller: PhoneOrdersController, id) => controller.get(id))
  @ApiOperation({
    operationId: 'takePhoneOrder',
    summary: 'Write down an order that was given by telephone',
    description:
      'The rules are those of `POST /api/orders`, and the customer and the experts get the same messages. E-mail and ' +
      'address may be missing. The order has the source `phone`. With `externalId`, an order of another system is stored once.',
  })
  @ApiCreatedResponse({ type: OrderDetailsDto })
  @ApiProblem(ProductUnknown, OrderExternalIdTaken)
  async take(@Body() form: PhoneOrderDto, @CurrentCaller() caller: Caller): Promise<OrderDetailsDto> {
    return OrderDetailsDto.of(await this.phoneOrders.take(form, caller), new Date());
  }

  @Put(':id/lines')
  @AdminOnly('orders')
  @ApiOperation({
    operationId: 'setOrderLines',
    summary: 'Correct the lines of an open order',
    description:
      'Lines that stay keep their pack and price: those with `id`, and those whose `productId` the order has. Others are ' +
      'new and get those of today; lines that are left out are removed. The customer sees the new lines and when they changed.',
  })
  @ApiBody({
    type: SetOrderLinesDto,
    examples: { lines: { summary: 'One line', value: { items: [{ productId: 1, quantity: 440 }] } } },
  })
  @ApiOkResponse({ type: OrderDetailsDto })
  @ApiProblem(OrderNotFound, OrderChangedMeanwhile, OrderClosed, ProductUnknown)
  async setLines(
    @IdParam() id: number,
    @Body() form: SetOrderLinesDto,
    @CurrentCaller() caller: Caller,
  ): Promise<OrderDetailsDto> {
    return OrderDetailsDto.of(await this.lines.set(id, form, caller), new Date());
  }

  @Put(':id/company')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'setOrderCompany', summary: 'Correct for whom an order is, and the wanted delivery' })
  @ApiOkResponse({ type: OrderDetailsDto })
  @ApiProblem(OrderNotFound, OrderChangedMeanwhile)
  async setCompany(
    @IdParam() id: number,
    @Body() form: SetOrderCompanyDto,
    @CurrentCaller() caller: Caller,
  ): Promise<OrderDetailsDto> {
    return OrderDetailsDto.of(await this.company.set(id, form, caller), new Date());
  }

  /** For the response to a retry. */
  async get(id: number): Promise<OrderDetailsDto> {
    return OrderDetailsDto.of(await this.orders.get(id), new Date());
  }
}
