import { fileURLToPath } from "node:url";

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The repository's folder. */
export const rootFolder = folder("../..");

/** What a page without React serves of the SDK. */
export const embedFolder = folder("../../packages/embed/dist");

/** The bare page that mounts the built SDK; its built files are in `dist` below. */
export const hostFolder = folder("../host");

/** Every block on one page. */
export const galleryFolder = folder("../../packages/react/gallery");
