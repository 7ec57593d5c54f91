import react from "@vitejs/plugin-react";

/** A page that forbids whatever it does not need. The development server of Vite writes scripts into the page. */
const strictPage = {
  name: "strict-page",
  apply: "build",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: {
        "http-equiv": "Content-Security-Policy",
        content: [
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "img-src https:",
          "connect-src 'self' https://benefits.example.com",
          "require-trusted-types-for 'script'",
          "trusted-types 'none'",
        ].join("; "),
      },
      injectTo: "head-prepend",
    },
  ],
};

export default {
  plugins: [react(), strictPage],
  server: { proxy: { "/benefits": process.env.BACKEND } },
};
