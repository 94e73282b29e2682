import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { CurrentCustomer, CustomerIfAny, type Customer } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { ApiIdempotencyKey, IdempotencyKey, RateLimit } from '../common/http/index.js';
import { OrderCancellingService } from './order-cancelling.service.js';
import { OrderPlacingService } from './order-placing.service.js';
import { OrderRequestPipe, type OrderRequest } from './order-request.js';
import { CancelTrackedOrderDto, PlacedOrderDto, TrackedOrderDto, TrackQuery } from './orders.dto.js';
import { IdempotencyKeyReused, OrderNotFound, OrderTakenUp, ProductUnknown } from './orders.errors.js';
import { OrdersService } from './orders.service.js';
import { CheckoutOrderDto, DialogOrderDto } from './place-order.dto.js';

const bodies = [DialogOrderDto, CheckoutOrderDto].map((each) => ({ $ref: getSchemaPath(each) }));
const examples = {
  dialog: {
    summary: 'Order dialog',
    value: {
      productId: 1,
      productName: 'کنسانترهٔ سیب',
      customerName: 'سارا احمدی',
      phone: '۰۹۱۴۱۲۳۴۵۶۷',
      quantity: 220,
    },
  },
  checkout: {
    summary: 'Checkout',
    value: {
      customerName: 'سارا احمدی',
      email: 'sara@example.com',
      phone: '09141234567',
      address: 'تهران، خیابان آزادی، پلاک ۱۰',
      notes: 'تحویل صبح',
      items: [{ productId: 1, productName: 'کنسانترهٔ سیب', quantity: '۲۲۰' }],
    },
  },
};

@ApiTags('orders')
@Controller('orders')
export class OrdersController {
  constructor(
    private readonly placing: OrderPlacingService,
    private readonly orders: OrdersService,
    private readonly cancelling: OrderCancellingService,
  ) {}

  @Post()
  @CustomerIfAny()
  @RateLimit(120, { seconds: 3600 })
  @ApiOperation({
    operationId: 'placeOrder',
    summary: 'Order one product (dialog) or many (checkout); login is not needed',
    description:
      'An order of a logged-in customer belongs to their account. Send an `Idempotency-Key`: a retry makes no second order.',
  })
  @ApiIdempotencyKey()
  @ApiExtraModels(DialogOrderDto, CheckoutOrderDto)
  @ApiBody({ required: true, schema: { oneOf: bodies }, examples })
  @ApiCreatedResponse({ type: PlacedOrderDto })
  @ApiProblem(ProductUnknown, IdempotencyKeyReused)
  async place(
    @Body(OrderRequestPipe) request: OrderRequest,
    @IdempotencyKey() key: string | null,
    @CurrentCustomer() customer: Customer | null,
  ): Promise<PlacedOrderDto> {
    return PlacedOrderDto.of(await this.placing.place(request, key, customer));
  }

  @Get('track')
  @RateLimit(120, { seconds: 900 })
  @ApiOperation({ operationId: 'trackOrder', summary: 'Status of an order, for whoever has its code and phone' })
  @ApiOkResponse({ type: TrackedOrderDto })
  @ApiProblem(OrderNotFound)
  async track(@Query() query: TrackQuery): Promise<TrackedOrderDto> {
    return TrackedOrderDto.of(await this.orders.track(query));
  }

  @Post('track/cancel')
  @HttpCode(200)
  @RateLimit(30, { seconds: 900 })
  @ApiOperation({
    operationId: 'cancelTrackedOrder',
    summary: 'A buyer cancels an order with its code and phone, while nobody works on it',
    description: 'Experts are told by mail. A cancelled order stays as it is, so the call may be repeated.',
  })
  @ApiOkResponse({ type: TrackedOrderDto })
  @ApiProblem(OrderNotFound, OrderTakenUp)
  async cancel(@Body() pair: CancelTrackedOrderDto): Promise<TrackedOrderDto> {
    return TrackedOrderDto.of(await this.cancelling.cancelTracked(pair));
  }
}
