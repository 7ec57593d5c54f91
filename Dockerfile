# The service as built JavaScript: docker build -t enrolkit .
# docs/guides/run-it-in-production.md has its settings. Its data folder is /data, unless DATABASE_URL names PostgreSQL.
FROM node:24-bookworm-slim AS build
WORKDIR /src
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile && node scripts/build-packages.mjs contract types rules service && node scripts/deploy-service.mjs /enrolkit

FROM node:24-bookworm-slim
ENV NODE_OPTIONS="--max-old-space-size=256 --max-semi-space-size=8"
ENV NODE_ENV=production ENROLKIT_HOST=0.0.0.0 ENROLKIT_PORT=8787 ENROLKIT_DATA_DIR=/data
COPY --from=build --chown=root:root /enrolkit /enrolkit
RUN install --directory --owner=node --group=node --mode=700 /data
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.ENROLKIT_PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/enrolkit/dist/main.js"]
