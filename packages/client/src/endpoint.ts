/** `status` is that of a success, 204 where it has no body; `fileType` is the media type where it is a file. */
export type Endpoint = readonly [method: string, path: string, status: number, fileType?: string];
