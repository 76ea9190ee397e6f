# syntax=docker/dockerfile:1

# Builds the web app and the folder that production runs on: the same command as on any machine.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && npm run build -- /app

# Debian with Node's one file and that folder: no package manager of Node, no compiler, no source of a test.
FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
WORKDIR /app
# The root file system may be read-only: nothing is written beside /tmp. DATA_DIR is used by embedded parts only.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PROBE_PORT=9464 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
USER 1000:1000
EXPOSE 3000 9464
ENTRYPOINT ["node", "--single-threaded-gc", "server/src/main.ts"]
CMD ["web"]
