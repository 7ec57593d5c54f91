import type { Plugin } from "vite";

/** Responds to `/scenes/NAME` with what a page needs to show that scene, made in the real service. */
export function serveScenes(): Plugin {
  return {
    name: "enrolkit-scenes",
    configureServer(server) {
      const load = () => server.ssrLoadModule("/scenes.ts") as Promise<typeof import("./scenes.ts")>;
      server.middlewares.use("/scenes", (request, response, next) => {
        void respond().catch(next);

        async function respond(): Promise<void> {
          const { scenes } = await load();
          const make = scenes[request.url?.slice(1) ?? ""];
          if (make === undefined) return next();
          response.setHeader("Content-Type", "application/json");
          response.end(JSON.stringify(await make()));
        }
      });
      server.httpServer?.once("close", () => void load().then(({ close }) => close()));
    },
  };
}
