import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeFace } from "@dewlight/sandbox/faces/encode-face.ts";
import type { FaceOptions } from "@dewlight/sandbox/faces/face-options.ts";
import { randomIds } from "@dewlight/server/adapters/clock/clock-and-ids.ts";
import { compose } from "@dewlight/server/compose.ts";
import { readConfig } from "@dewlight/server/config.ts";
import { openDatabase } from "@dewlight/server/db/open-database.ts";
import { createLog } from "@dewlight/server/log.ts";
import type { Ids } from "@dewlight/server/ports/platform.ts";
import type { Services } from "@dewlight/server/use-cases/context.ts";
import type { DemoPerson, DemoScan } from "@dewlight/server/use-cases/demo/index.ts";

/** The day the example is looked at; everything else lies before it. */
const EXAMPLE_NOW = new Date("2026-11-20T16:00:00.000Z");

const PHOTO: FaceOptions = {
	person: 3,
	seed: 47,
	width: 1280,
	height: 1280,
	expression: { smile: 0.3 },
	hair: { cloth: [0.27, 0.1, 0.14] },
	background: [0.66, 0.58, 0.5],
};

/** PNG, so that nothing of the drawing is lost on its way into the engine. */
function scan(daysAgo: number, face: FaceOptions): DemoScan {
	return { daysAgo, note: null, drawPhoto: () => encodeFace({ ...PHOTO, ...face }, { format: "png" }) };
}

/** A drawn person who stands for nobody: redness that calms down, dark marks that stay. */
export const EXAMPLE_PERSON: DemoPerson = {
	email: "example@example.com",
	username: "Example",
	password: "only-for-this-run",
	goals: ["Even tone"],
	issues: ["Dark spots", "Redness"],
	scans: [
		scan(43, {
			shot: 1,
			redness: { left_cheek: 30, right_cheek: 28, nose: 10 },
			darkMarks: { left_cheek: { count: 6 }, right_cheek: { count: 4 } },
			shine: { forehead: 0.2, nose: 0.25 },
		}),
		scan(1, {
			shot: 2,
			redness: { left_cheek: 14, right_cheek: 13 },
			darkMarks: { left_cheek: { count: 6 }, right_cheek: { count: 4 } },
			shine: { forehead: 0.2, nose: 0.25 },
		}),
	],
};

/** Runs something in the whole product without a key, on empty data and at a fixed moment; nothing of it stays. */
export async function inExampleSystem<T>(run: (services: Services) => Promise<T>): Promise<T> {
	const dataDir = await mkdtemp(join(tmpdir(), "example-"));
	const write = (line: string) => void process.stderr.write(line);
	try {
		const system = await compose({
			config: readConfig({ NODE_ENV: "test", DATA_DIR: dataDir }),
			log: createLog({ level: "error", destination: { write } }),
			database: await openDatabase({ kind: "memory" }),
		});
		try {
			return await run({ ...system.services, clock: { now: () => EXAMPLE_NOW }, ids: countedIds() });
		} finally {
			await system.close();
		}
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
}

/** Ids and file names that count up, so that every run gives the same ones. */
function countedIds(): Ids {
	let ids = 0;
	let names = 0;
	return {
		uuid: () => {
			ids += 1;
			return `00000000-0000-4000-8000-${String(ids).padStart(12, "0")}`;
		},
		secret: randomIds.secret,
		name: () => {
			names += 1;
			return `example-${names}`;
		},
	};
}
