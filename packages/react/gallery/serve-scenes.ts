import type { Plugin } from "vite";

/** Responds to `/scenes/NAME` with what a page needs to show that scene, made in the real service. */
export function serveScenes(): Plugin {
  return {
    name: "enrolkit-scenes",
    configureServer(server) {
      const load = () => server.ssrLoadModule("/scenes.ts") as Promise<typeof import("./scenes.ts")>;
      server.middlewares.use("/scenes", (request, response) => {
        const name = request.url?.slice(1) ?? "";
        void load()
          .then(({ scenes }) => scenes[name]?.())
          .then(
            (scene) => response.writeHead(scene ? 200 : 404).end(JSON.stringify(scene ?? null)),
            (error: unknown) => response.writeHead(500).end(String(error)),
          );
      });
      server.httpServer?.once("close", () => void load().then(({ close }) => close()));
    },
  };
}
