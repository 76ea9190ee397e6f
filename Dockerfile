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
# What was needed for a photo or a password is given back: fewer arenas, and large pieces by themselves.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
USER 1000:1000
EXPOSE 3000 9464
ENTRYPOINT ["node", "--single-threaded-gc", "--max-semi-space-size=4", "server/src/main.ts"]
CMD ["web"]
