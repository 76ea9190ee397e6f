import { buildWebIfChanged } from "./web/build-when-changed.ts";

await buildWebIfChanged();
await import("@dewlight/server/main.ts");
