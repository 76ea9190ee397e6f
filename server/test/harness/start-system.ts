import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { guidedAssistant, wordsNoteReader } from "../../src/adapters/assistant/guided-assistant.ts";
import { randomIds } from "../../src/adapters/clock/clock-and-ids.ts";
import { createArgon2Passwords } from "../../src/adapters/passwords/argon2-passwords.ts";
import { compose, type System } from "../../src/compose.ts";
import { type Config, readConfig } from "../../src/config.ts";
import { readOutbox } from "../../src/db/transactional-outbox.ts";
import { createApp, UNDECLARED, webhooksInto } from "../../src/http/app.ts";
import type { App } from "../../src/http/route.ts";
import { appOptions } from "../../src/http-options.ts";
import { JOBS } from "../../src/jobs/definitions/index.ts";
import { startWorker } from "../../src/jobs/worker.ts";
import { createLog } from "../../src/log.ts";
import type { NoteReader, Triage } from "../../src/ports/assistant.ts";
import type { MovableClock } from "../../src/ports/clock-and-ids.ts";
import type { Narrator } from "../../src/ports/narrator.ts";
import type { PhotoAnalyst } from "../../src/ports/photo-analyst.ts";
import type { Assistants } from "../../src/use-cases/context.ts";
import { openTestDatabase } from "./database.ts";
import { exactTriage } from "./exact-triage.ts";
import { preparedAnalyst } from "./prepared-analyst.ts";

export interface TestSystem extends System {
	app: App;
	config: Config;
	/** Everything logged so far, one JSON object a line. */
	logged(): string;
	/** Hands over promised jobs, and waits until the worker has finished every job. */
	settle(): Promise<void>;
}

interface StartOptions {
	env?: Record<string, string>;
	analyst?: PhotoAnalyst;
	assistants?: Assistants;
	narrator?: Narrator;
	triage?: Triage;
	notes?: NoteReader;
	/** Fails where the encoder does not work. */
	checkEncoder?: () => Promise<void>;
	/** Take jobs too; off where a test looks at what was promised. */
	worker?: boolean;
	/** Passwords cost what they cost in production; else as little as the algorithm allows. */
	fullPasswordCost?: boolean;
	/** Limits per address as in production. */
	strictLimits?: boolean;
	webBuild?: string;
	/** Another clock than one of the system alone. */
	devClock?: MovableClock;
}

/** The whole system on private data, closed by the caller. */
export async function startSystem(options: StartOptions = {}): Promise<TestSystem> {
	const dataDir = mkdtempSync(join(tmpdir(), "system-test-"));
	const lines: string[] = [];
	const log = createLog({ level: "debug", destination: { write: (line: string) => void lines.push(line) } });
	const config = readConfig({ NODE_ENV: "test", PORT: "3000", DATA_DIR: dataDir, ...options.env });
	const system = await compose({
		config,
		log,
		analyst: options.analyst ?? preparedAnalyst(),
		database: await openTestDatabase(),
		// Topics by words alone: a busy machine would decide whether a sentence is understood in time.
		readers: {
			triage: options.triage ?? exactTriage,
			guide: guidedAssistant,
			notes: options.notes ?? wordsNoteReader,
			check: options.checkEncoder ?? (async () => undefined),
			close: async () => undefined,
		},
		...(options.assistants && { assistants: options.assistants }),
		...(!options.fullPasswordCost && { passwords: await cheapPasswords() }),
		...(options.devClock && { devClock: options.devClock }),
		...(options.narrator && { narrator: options.narrator }),
		...(options.strictLimits && { addressFactor: 1 }),
	});
	const app = await createApp({
		...appOptions(config, system, log),
		...(options.webBuild && { webBuild: options.webBuild }),
	});
	await system.paymentStandIn?.deliverTo(webhooksInto(app));
	if (options.worker) {
		await startWorker({ queue: system.queue, jobs: JOBS, services: system.services });
		system.relay.start();
	}
	return {
		...system,
		app,
		config,
		logged: () => lines.join(""),
		async settle() {
			await system.relay.drain();
			do await untilIdle(system);
			while (await somethingIsPromised(system));
		},
		async close() {
			await app.close();
			await system.close();
			rmSync(dataDir, { recursive: true, force: true });
			const undeclared = lines.filter((line) => line.includes(UNDECLARED));
			if (undeclared.length > 0) throw new Error(undeclared.join(""));
		},
	};
}

let cheap: ReturnType<typeof createArgon2Passwords> | undefined;

function cheapPasswords() {
	cheap ??= createArgon2Passwords(randomIds.secret(), { memoryCost: 8, timeCost: 1, parallelism: 1 });
	return cheap;
}

/** For a test that needs a system of its own. */
export async function startOwnSystem(options: StartOptions = {}): Promise<TestSystem> {
	const system = await startSystem(options);
	onTestFinished(() => system.close());
	return system;
}

/** Whether a job that has just ended promised another one, which the relay has not handed over or just did. */
async function somethingIsPromised(system: System): Promise<boolean> {
	if ((await readOutbox(system.services.store.db, 1)).length > 0) {
		await system.relay.drain();
		return true;
	}
	return (await system.queue.openJobs()) > 0;
}

const IDLE_PATIENCE_MS = 20_000;

async function untilIdle(system: System): Promise<void> {
	const until = performance.now() + IDLE_PATIENCE_MS;
	for (;;) {
		if ((await system.queue.openJobs()) === 0) return;
		if (performance.now() > until) throw new Error("The worker did not finish its jobs in time.");
		await new Promise((resolve) => setTimeout(resolve, 25));
	}
}
