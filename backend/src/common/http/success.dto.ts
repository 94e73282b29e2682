import { ApiProperty } from '@nestjs/swagger';

export interface SuccessDto {
  success: boolean;
  message: string;
}

/** The response of the site's forms: success, and a sentence for a toast, for example `example`. */
export function SuccessDtoOf(example: string): new () => SuccessDto {
  class Success implements SuccessDto {
    @ApiProperty({ example: true }) success: boolean;
    @ApiProperty({ example }) message: string;
  }
  return Success;
}
