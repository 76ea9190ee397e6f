import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { createVisionAnalyst } from "@dewlight/server/adapters/photo-analyst/vision-analyst.ts";
import type { PhotoAnalyst } from "@dewlight/server/ports/photo-analyst.ts";
import { type AnalysisPool, createAnalysisPool } from "@dewlight/vision/pool/analysis-pool.ts";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "node_modules/.cache/analyses");
/** All that the answers come from. */
const SOURCES = ["vision/src", "core/src/skin"];

function fingerprint(): string {
	const hash = createHash("sha256").update(process.version).update(process.arch);
	const isCode = (name: string) => name.endsWith(".ts") && !name.endsWith(".test.ts");
	hash.update(readFileSync(join(ROOT, "package-lock.json")));
	for (const source of SOURCES) {
		const names = readdirSync(join(ROOT, source), { recursive: true, encoding: "utf8" });
		for (const name of names.filter(isCode).toSorted()) {
			hash.update(name).update(readFileSync(join(ROOT, source, name)));
		}
	}
	return hash.digest("hex").slice(0, 16);
}

/** The real engine, which looks at each photo once in all runs, until anything changes that it is made of. */
export function rememberingAnalyst(threads: number): PhotoAnalyst {
	const folder = join(FOLDER, fingerprint());
	forgetOthers(folder);
	return createVisionAnalyst(
		{ threads },
		rememberingPool(folder, () => createAnalysisPool({ threads })),
	);
}

/**
 * Keeps in `folder` what a pool said to a photo, and says it again; the pool is opened by the first photo that is not
 * known there. A call with other options is another one.
 */
export function rememberingPool(folder: string, open: () => AnalysisPool): AnalysisPool {
	let opened: AnalysisPool | undefined;
	const engine = async () => {
		opened ??= open();
		// Else the time of the first photo would go into loading.
		await opened.warmUp();
		return opened;
	};
	async function remembered<T>(call: string, photo: Uint8Array, ask: () => Promise<T>): Promise<T> {
		const file = join(folder, createHash("sha256").update(call).update("\0").update(photo).digest("hex"));
		if (existsSync(file)) return deserialize(readFileSync(file)) as T;
		const answer = await ask();
		const draft = `${file}.${process.pid}`;
		writeFileSync(draft, serialize(answer));
		renameSync(draft, file);
		return answer;
	}
	return {
		isReady: true,
		warmUp: async () => undefined,
		check: (photo) => remembered("check", photo, async () => (await engine()).check(photo)),
		analyze(photo, options = {}) {
			const { signal: _, ...wanted } = options;
			const call = `analyze ${JSON.stringify(Object.entries(wanted).toSorted(([a], [b]) => a.localeCompare(b)))}`;
			return remembered(call, photo, async () => (await engine()).analyze(photo, options));
		},
		close: async () => opened?.close(),
	};
}

function forgetOthers(own: string): void {
	mkdirSync(own, { recursive: true });
	for (const other of readdirSync(FOLDER)) {
		if (join(FOLDER, other) !== own) rmSync(join(FOLDER, other), { recursive: true, force: true });
	}
}
