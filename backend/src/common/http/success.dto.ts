import { ApiProperty } from '@nestjs/swagger';

export interface SuccessDto {
  success: boolean;
  message: string;
}

/** What a form of the site answers (spec §7): that it went well, and a sentence for a toast, of which `example` is one. */
export function SuccessDtoOf(example: string): new () => SuccessDto {
  class Success implements SuccessDto {
    @ApiProperty({ example: true }) success: boolean;
    @ApiProperty({ example }) message: string;
  }
  return Success;
}
