import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, type InputType, type ZlibOptions } from "node:zlib";
import { invalidRequest, ProblemError } from "../../problem/problem.ts";
import { largestBody, tooLarge } from "./read-bytes.ts";

type Inflater = (bytes: InputType, options: ZlibOptions) => Promise<Buffer>;

const inflaters: Record<string, Inflater> = {
  gzip: promisify<InputType, ZlibOptions, Buffer>(gunzip),
  "x-gzip": promisify<InputType, ZlibOptions, Buffer>(gunzip),
  deflate: promisify<InputType, ZlibOptions, Buffer>(inflate),
  br: (bytes, options) => promisify(brotliDecompress)(bytes, { maxOutputLength: options.maxOutputLength }),
};

/** Undoes the body's encoding. Stops at the limit, however small the bomb that would have burst it. */
export async function inflated(bytes: Buffer, encoding: string | undefined): Promise<Buffer> {
  const name = encoding?.trim().toLowerCase() ?? "";
  if (name === "" || name === "identity") return bytes;
  const inflater = inflaters[name];
  if (!inflater) {
    throw new ProblemError(
      "invalid_request",
      "This Content-Encoding is not understood. Use gzip, deflate, br or none.",
      {
        status: 415,
        headers: { "Accept-Encoding": "gzip, deflate, br" },
      },
    );
  }
  try {
    return await inflater(bytes, { maxOutputLength: largestBody });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge();
    throw invalidRequest({ "Content-Encoding": [`must be true: the body is no valid ${name}`] });
  }
}
