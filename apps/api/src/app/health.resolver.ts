import { Inject } from '@nestjs/common';
import { Field, ObjectType, Query, Resolver } from '@nestjs/graphql';

@ObjectType({ description: 'How the server is.' })
export class Health {
  @Field({ description: '`ok` while the server can answer.' })
  readonly status!: string;

  @Field({ description: 'The version of Kronika that answers.' })
  readonly version!: string;
}

/** Under this token the product's version is provided. */
export const productVersion = Symbol('productVersion');

@Resolver(() => Health)
export class HealthResolver {
  constructor(@Inject(productVersion) private readonly version: string) {}

  @Query(() => Health, { description: 'How the server is.' })
  health(): Health {
    return { status: 'ok', version: this.version };
  }
}
