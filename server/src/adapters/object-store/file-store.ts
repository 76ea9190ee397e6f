import { mkdirSync } from "node:fs";
import { FSDriver } from "flydrive/drivers/fs";
import type { ObjectStore } from "#ports/object-store.ts";
import { createFlydriveStore } from "./flydrive-store.ts";

/** Files under one private directory. */
export function createFileStore(directory: string): ObjectStore {
	mkdirSync(directory, { recursive: true, mode: 0o700 });
	return createFlydriveStore(new FSDriver({ location: directory, visibility: "private" }));
}
