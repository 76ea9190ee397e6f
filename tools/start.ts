import { buildWebIfChanged } from "./web/build-web.ts";

await buildWebIfChanged();
await import("@dewlight/server/main.ts");
