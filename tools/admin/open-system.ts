import { compose, type System } from "@dewlight/server/compose.ts";
import type { Readers } from "@dewlight/server/compose-readers.ts";
import { readConfig } from "@dewlight/server/config.ts";
import { createLog } from "@dewlight/server/log.ts";
import type { PhotoAnalyst } from "@dewlight/server/ports/photo-analyst.ts";

/** The server's parts on the server's environment, without its engine, its jobs and its pages. */
export async function openSystem(): Promise<System> {
	const write = (line: string) => void process.stderr.write(line);
	const log = createLog({ level: "warn", destination: { write } });
	return compose({ config: { ...readConfig(), role: "web" }, log, analyst: noAnalyst, readers });
}

const never = () => {
	throw new Error("Operator commands analyze no photos.");
};

const noAnalyst: PhotoAnalyst = {
	engine: { name: "none", version: "0", crop: 0 },
	warmUp: async () => undefined,
	accept: never,
	check: never,
	analyze: never,
	thumbnail: never,
	close: async () => undefined,
};

const noWords = () => {
	throw new Error("Operator commands read nobody's words.");
};

const readers: Readers = {
	triage: { read: noWords },
	guide: { engine: "guided", provider: null, reply: noWords, present: noWords },
	notes: { read: noWords, hear: noWords },
	check: async () => undefined,
	close: async () => undefined,
};
