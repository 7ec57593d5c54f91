/** The frame of the API pages. */
export const docsHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Enrolkit: API description</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/docs/swagger-ui.css">
    <link rel="stylesheet" href="/docs/pages.css">
  </head>
  <body>
    <main id="pages"></main>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

/** Nothing is sent from here, so there is nowhere to put a key either. */
export const docsCss = `body { margin: 0; }
.swagger-ui .opblock-tag { font-size: 1.25rem; }
.swagger-ui .auth-wrapper, .swagger-ui .authorization__btn { display: none; }
`;

/** No "try it out": a secret key has no place in a browser, and the service refuses it there. */
const swaggerSettings = {
  url: "/openapi.json",
  dom_id: "#pages",
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  docExpansion: "list",
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
};

export const docsScript = `SwaggerUIBundle(${JSON.stringify(swaggerSettings)});\n`;
