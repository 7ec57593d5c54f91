export { type DescribeApiOptions, describeApi, type OpenApiDocument } from "./describe-api.ts";
