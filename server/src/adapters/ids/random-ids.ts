import { randomBytes, randomUUID } from "node:crypto";
import type { Ids } from "#ports/ids.ts";

export const randomIds: Ids = {
	uuid: () => randomUUID(),
	secret: () => randomBytes(32).toString("base64url"),
	name: () => randomBytes(16).toString("base64url"),
};
