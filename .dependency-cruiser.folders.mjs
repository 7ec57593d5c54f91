// No folder of the SDK leads back to itself through others. A configuration of its own: folders count with all that is in
// them, and tests may import from anywhere.
import { options, tests } from "./.dependency-cruiser.mjs";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "react: no folder leads back",
      severity: "error",
      scope: "folder",
      from: { path: "^packages/react/src/" },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, tests] } },
};
