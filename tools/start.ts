import { buildWebIfChanged } from "./web/build-web.ts";

await buildWebIfChanged();
await import("../server/src/main.ts");
